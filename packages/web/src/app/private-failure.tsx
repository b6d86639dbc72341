import type { ErrorComponentProps } from '@tanstack/react-router';
import { NothingHere } from '../kernel/flags.ts';
import { PermissionDenied } from '../kernel/permissions.ts';
import { PermissionDeniedPage } from './permission-denied.tsx';
import { PrivateNotFound } from './private-not-found.tsx';
import { RouteFailure } from './route-failure.tsx';

/** What stands in place of a private page that could not be opened. */
export const PrivateFailure = (props: ErrorComponentProps) => {
  if (props.error instanceof PermissionDenied) return <PermissionDeniedPage permission={props.error.permission} />;
  if (props.error instanceof NothingHere) return <PrivateNotFound />;
  return <RouteFailure {...props} />;
};
