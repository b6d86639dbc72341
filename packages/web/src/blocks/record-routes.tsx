import type { Area } from '@attestry/contract/kernel/permissions.ts';
import { type AnyRoute, createRoute, type RouteComponent } from '@tanstack/react-router';
import { needs } from '../kernel/permissions.ts';
import type { ListRoute } from './list-route.ts';
import { refetchRecord } from './refetch.ts';

interface RecordScreens {
  list: ListRoute;
  create: RouteComponent;
  details: RouteComponent;
  edit: RouteComponent;
  changeLog: RouteComponent;
}

/** The routes of a kind of record, each behind its permission. `kind` is the prefix of its addresses and query keys. */
export const recordRoutes = (parent: AnyRoute, kind: string, area: Area, screens: RecordScreens): AnyRoute[] => {
  const getParentRoute = () => parent;
  const details = `${kind}/details/$id`;
  return [
    createRoute({ getParentRoute, path: kind, ...screens.list }),
    createRoute({
      getParentRoute,
      path: `${kind}/create`,
      beforeLoad: needs(`${area}.Generate`),
      component: screens.create,
    }),
    createRoute({ getParentRoute, path: details, beforeLoad: needs(`${area}.View`), component: screens.details }),
    createRoute({
      getParentRoute,
      path: `${details}/edit`,
      beforeLoad: needs(`${area}.Revise`),
      onEnter: refetchRecord(kind),
      component: screens.edit,
    }),
    createRoute({
      getParentRoute,
      path: `${details}/change-log`,
      beforeLoad: needs(`${area}.Changes`),
      component: screens.changeLog,
    }),
  ];
};
