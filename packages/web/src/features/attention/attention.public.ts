export { AttentionStrip, useNothingWaits } from './attention.parts.tsx';
