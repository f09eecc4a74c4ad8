import type { thirdParties } from '../../../contract/index.ts';

export type ThirdPartyRow = thirdParties.ThirdPartyRow;
export type ThirdParty = thirdParties.ThirdPartyDetail;

export const addressOf = ({ id }: Pick<ThirdPartyRow, 'id'>) => `/pages/thirdparties?thirdparty=${id}`;
