export { FirstSteps } from './first-steps.parts.tsx';
