import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { recordRoutes } from '../../blocks/record-routes.tsx';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./user.list-screen.tsx');
const detail = () => import('./user.detail-screen.tsx');

/** The users of a company or site, below its page. */
const usersOfRecords = (parent: AnyRoute): AnyRoute[] => [
  createRoute({
    getParentRoute: () => parent,
    path: 'company/details/$id/users',
    beforeLoad: needs('User.View'),
    component: lazyRouteComponent(list, 'UsersOfCompanyScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'site/details/$id/users',
    beforeLoad: needs('User.View'),
    component: lazyRouteComponent(list, 'UsersOfSiteScreen'),
  }),
];

export const userRoutes = (parent: AnyRoute): AnyRoute[] => [
  ...recordRoutes(parent, 'user', 'User', {
    list: { beforeLoad: needs('User.View'), component: lazyRouteComponent(list, 'UserListScreen') },
    create: lazyRouteComponent(() => import('./user-create.form-screen.tsx'), 'UserCreateScreen'),
    details: lazyRouteComponent(detail, 'UserDetailScreen'),
    edit: lazyRouteComponent(() => import('./user.form-screen.tsx'), 'UserEditScreen'),
    changeLog: lazyRouteComponent(detail, 'UserChangeLogScreen'),
  }),
  ...usersOfRecords(parent),
];
