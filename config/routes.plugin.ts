import { allPlaces } from './access.ts';

type Route = {
  path: string;
  absPath?: string;
  id: string;
  parentId?: string;
  file?: string;
  access?: string;
  redirect?: string;
};
type Routes = Record<string, Route>;
type Element = { attr(name: string, value: string): void };
type Page = (selector: string) => Element;
type Api = {
  modifyRoutes(change: (routes: Routes) => Routes): void;
  modifyHTML(change: ($: Page) => Page): void;
};

const SHELL = 'pages';

/**
 * Completes the convention routes: the path `index` that the convention strips, the guards, the redirect to Home.
 * Places are matched by path, not by id: an id that matched nothing left a page unguarded without a word.
 */
export default (api: Api) => {
  api.modifyRoutes((routes) => {
    const shell = Object.values(routes).find((route) => route.path === SHELL && route.file);
    if (!shell) throw new Error('No shell: src/pages/pages.tsx is missing.');
    const children = Object.values(routes).filter((route) => route.parentId === shell.id);
    for (const route of children) guard(route);
    for (const place of allPlaces) {
      const route = children.find((child) => child.path === place.path);
      if (!route)
        throw new Error(
          `The access table names "${place.path}", but src/pages/pages/${place.path}.tsx is missing.`,
        );
      if (place.takesId) addWithId(routes, route);
    }
    addRedirect(routes, shell);
    addClientLogin(routes);
    return routes;
  });
  api.modifyHTML(($) => {
    $('html').attr('lang', 'en');
    // Umi's own tag forbids zooming.
    $('meta[name="viewport"]').attr('content', 'width=device-width, initial-scale=1');
    return $;
  });
};

function guard(route: Route) {
  if (route.path === '') route.path = 'index';
  route.absPath = `/${SHELL}/${route.path}`;
  if (!allPlaces.some((place) => place.path === route.path)) {
    throw new Error(`The page /pages/${route.path} is missing from the access table (config/access.ts).`);
  }
  route.access = 'mayOpen';
}

/** `requestanalysis/<id>` shows the same page; the guard drops the id and looks again. */
function addWithId(routes: Routes, route: Route) {
  const id = `${route.id}/:id`;
  routes[id] = { ...route, id, path: `${route.path}/:id`, absPath: `${route.absPath}/:id` };
}

/** `login/<id>` is the login screen of a client with an identity provider of its own. */
function addClientLogin(routes: Routes) {
  const login = Object.values(routes).find(({ path }) => path === 'login');
  if (!login) throw new Error('No login screen: src/pages/login.tsx is missing.');
  const id = `${login.id}/:provider`;
  routes[id] = { ...login, id, path: `${login.path}/:provider`, absPath: `/login/:provider` };
}

function addRedirect(routes: Routes, shell: Route) {
  const id = 'to-index';
  routes[id] = { id, path: '', absPath: '/pages', redirect: '/pages/index', parentId: shell.id };
}
