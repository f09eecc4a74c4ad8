import { accessOf, type CurrentDetails, mayOpen, readDetails } from '@/shared/session';

/** Umi's access object: routes carry `access: 'mayOpen'`. */
export default function access(initialState: { user: CurrentDetails | null } | undefined) {
  const may = accessOf(initialState?.user ?? readDetails());
  return {
    ...may,
    mayOpen: (route: { path?: string }) =>
      mayOpen(`/pages/${route.path ?? ''}`.replace('/:id', ''), may.role),
  };
}
