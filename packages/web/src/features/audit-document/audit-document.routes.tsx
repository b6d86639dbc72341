import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { refetchRecord } from '../../blocks/refetch.ts';
import { needs } from '../../kernel/permissions.ts';

export const auditDocumentRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'audit/details/$id/upload-document',
    beforeLoad: needs(['Audit.Generate', 'Audit.Revise']),
    onEnter: refetchRecord('audit'),
    component: lazyRouteComponent(() => import('./upload-document.form-screen.tsx'), 'UploadDocumentScreen'),
  }),
];
