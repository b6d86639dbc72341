export { AttentionStrip } from './attention.parts.tsx';
export { FirstSteps } from './first-steps.parts.tsx';
