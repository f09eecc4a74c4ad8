import { mayOpen, readDetails } from '@/shared/session';
import type { requests } from '../../../contract/index.ts';

export type RequestRow = requests.RequestRow;
export type RequestDetail = requests.RequestDetail;

/** A draft opens where it is written for those who may write it, everything else where it is worked on. */
export const addressOfRequest = (row: Pick<RequestRow, 'id' | 'clientId' | 'status'>) =>
  row.status === 'draft' && mayOpen('/pages/newrequest', readDetails().role)
    ? `/pages/newrequest?request=${row.id}`
    : `/pages/requestanalysis?client=${row.clientId}&request=${row.id}`;
