import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAnew } from '../../blocks/forget.ts';
import { needs } from '../../kernel/permissions.ts';

const list = () => import('./user.list-screen.tsx');
const detail = () => import('./user.detail-screen.tsx');

/** The users of a company or a site, below its own page. */
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
  createRoute({
    getParentRoute: () => parent,
    path: 'user',
    beforeLoad: needs('User.View'),
    component: lazyRouteComponent(list, 'UserListScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'user/create',
    beforeLoad: needs('User.Generate'),
    component: lazyRouteComponent(() => import('./user-create.form-screen.tsx'), 'UserCreateScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'user/details/$id',
    beforeLoad: needs('User.View'),
    component: lazyRouteComponent(detail, 'UserDetailScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'user/details/$id/edit',
    beforeLoad: needs('User.Revise'),
    onEnter: readAnew('user'),
    component: lazyRouteComponent(() => import('./user.form-screen.tsx'), 'UserEditScreen'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: 'user/details/$id/change-log',
    beforeLoad: needs('User.Changes'),
    component: lazyRouteComponent(detail, 'UserChangeLogScreen'),
  }),
  ...usersOfRecords(parent),
];
