export { useMaySetOptions } from './sharing.parts.tsx';
