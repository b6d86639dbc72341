export { markAbout } from './alert.parts.tsx';
export { Bell } from './bell.parts.tsx';
export { UnreadMark } from './unread-mark.parts.tsx';
