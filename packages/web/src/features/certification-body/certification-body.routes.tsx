import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { listRoute } from '../../blocks/list-route.ts';
import { refetchRecord } from '../../blocks/refetch.ts';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./office.list-screen.tsx');
const form = () => import('./office.form-screen.tsx');
const bodyForm = () => import('./certification-body.form-screen.tsx');
const detail = () => import('./office.detail-screen.tsx');

const revise = ['CertificationBody.Revise', 'SubOffice.Revise'] as const;

const editRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'cb/edit',
    beforeLoad: async () => {
      await needs(revise)();
      const { editedOfficePath } = await import('./certification-body.parts.tsx');
      throw redirect({ to: await editedOfficePath(), replace: true });
    },
  }),
  ...['cb/edit/$id', 'cb/details/$id/edit'].map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      beforeLoad: needs(revise),
      onEnter: refetchRecord('office'),
      component: lazyRouteComponent(form, 'OfficeEditScreen'),
    }),
  ),
];

/** Page ids are office ids, except on the page that edits a certification body. */
export const certificationBodyRoutes = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'cb',
    ...listRoute(['CertificationBody.View', 'SubOffice.View'], list, 'OfficeListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'cb/create',
    beforeLoad: needs(['CertificationBody.Generate', 'SubOffice.Generate']),
    component: lazyRouteComponent(form, 'OfficeCreateScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'cb/details/$id',
    beforeLoad: needs(['CertificationBody.View', 'SubOffice.View']),
    component: lazyRouteComponent(detail, 'OfficeDetailScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'cb/details/$id/change-log',
    beforeLoad: needs(['CertificationBody.Changes', 'SubOffice.Changes']),
    component: lazyRouteComponent(detail, 'OfficeChangeLogScreen'),
  }),
  ...editRoutes(parent),
  createRoute({
    getParentRoute: () => parent,
    path: 'cb/edit-cb/$id',
    beforeLoad: needs('CertificationBody.Revise'),
    onEnter: refetchRecord('certification-body'),
    component: lazyRouteComponent(bodyForm, 'CertificationBodyEditScreen'),
  }),
];
