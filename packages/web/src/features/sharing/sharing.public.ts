export { useMaySetOptions } from './sharing.parts.tsx';
export { WhoSees } from './who-sees.parts.tsx';
