import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { type Needed, needs } from '../kernel/permissions.ts';

/** A module with the screen of a list; `readAhead` is made by `rowsAhead`. */
interface ListModule {
  readAhead: (search: Record<string, unknown>) => void;
}

/** The route of a list, without its address. */
export interface ListRoute {
  beforeLoad: (opened: { search: Record<string, unknown> }) => Promise<void>;
  component: RouteComponent;
}

/** The route of a list whose rows are asked for as soon as a link to it is pointed at. */
export const listRoute = <M extends ListModule>(
  needed: Needed,
  load: () => Promise<M>,
  screen: keyof M & string,
): ListRoute => ({
  beforeLoad: async ({ search }) => {
    await needs(needed)();
    load().then(
      ({ readAhead }) => readAhead(search),
      () => undefined, // the screen says that it could not be loaded
    );
  },
  component: lazyRouteComponent(load, screen),
});
