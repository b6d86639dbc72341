export { clearSignUps } from './sign-up.jobs.ts';
