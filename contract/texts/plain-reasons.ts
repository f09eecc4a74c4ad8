/**
 * What English says in place of a sentence that is stored with a rating. The stored one stays: a rating has to replay word
 * by word from its inputs.
 */
export const PLAIN_REASONS: Readonly<Record<string, string>> = {
  'floor.sanctions_match': 'A match with a sanctions list is confirmed.',
  'floor.possible_match': 'A possible match has not been decided.',
  'floor.pep_unknown': 'A politically exposed person of unknown class.',
  'floor.standing': 'Only a person can lower an existing rating.',
};
