import { z } from 'zod';
import { operation } from '../operation.ts';
import { ROLES } from '../words.ts';
import { requestFilters, requestListQuery } from './requests.ts';

const { search, sort } = requestListQuery;

export const postRequestLists = operation({
  method: 'POST',
  path: '/reports/v1.0/requestlists',
  title:
    'A list of requests as a PDF in the language of the reader: what the same filters give in requestdetails, at most 1,000',
  access: ROLES,
  modules: ['New Request', 'Request Details'],
  request: { ...requestFilters, search, sort },
  answer: z.unknown(),
  stream: '*/*',
  reads: true,
  errors: ['not_found'],
});
