export { Bell } from './bell.parts.tsx';
