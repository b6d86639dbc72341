import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAnew } from '../../blocks/read-anew.ts';
import { needs } from '../../kernel/permissions.ts';

export const auditDocumentRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/details/$id/upload-document',
    beforeLoad: needs(['Audit.Generate', 'Audit.Revise']),
    onEnter: readAnew('audit'),
    component: lazyRouteComponent(() => import('./upload-document.form-screen.tsx'), 'UploadDocumentScreen'),
  }),
];
