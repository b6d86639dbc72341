export { SignUpScreen } from './sign-up.form-screen.tsx';
