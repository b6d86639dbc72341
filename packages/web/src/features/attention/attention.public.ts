export { AttentionStrip } from './attention.parts.tsx';
