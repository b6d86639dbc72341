export { EmbeddedReport } from './embedded-report.parts.tsx';
