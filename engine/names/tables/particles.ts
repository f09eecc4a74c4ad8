function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/));
}

/**
 * Whose child or spouse somebody is, as Malaysia and Singapore write it between the names of people of Indian descent:
 * anak lelaki, anak perempuan, son, daughter and wife of.
 */
export const KINSHIP = words('a/l a/p s/o d/o w/o');

/** Articles and ties inside names of persons; they carry little. */
export const PERSON_PARTICLES =
  words(`a/l a/p s/o d/o w/o anak ak al el ul ad an ar as ash at az ed er es il ben bin ibn ibne bint binti bte bt ould wald walid uld u
  abu abou abi umm um oum de del della delle dei di da das do dos du d la le las los les van von der den ten ter vander vom zu zur y e i und and
  oglu ogly kyzy kizi qizi dit the of aka o na`);

/** Articles and ties inside names of organisations. */
export const ORGANISATION_PARTICLES =
  words(`the of and und et e y i a an for fur for pour para por in on at to de del della di da das do dos du des
  der die das den la le las los les el il lo al ul as ash ad ar w wa va ve z s na im am von van het named after imeni im by with d l o und its`);

/** Titles and ranks; said with a name, not part of it. */
export const HONORIFICS =
  words(`mr mrs ms miss mme mlle monsieur madame dr doctor prof professor sir lord lady dame sheikh shaykh shaikh sheik shaik
  cheikh mullah mulla molla maulavi mawlawi maulvi maulana mawlana haji hajji hajj hadji al-haj alhaj alhaji hafiz hafez qari mufti ayatollah
  hojatoleslam seyed sayed syed sayyid sayyed seyyed said-sir imam ustad ustadh general gen colonel col lieutenant lt major maj brigadier brig captain capt
  commander cdr admiral adm sergeant sgt marshal commodore shri shrimati smt sri sree kumari km thiru selvi sardar engineer eng ing
  hon honourable honorable justice president prezident presidente prasident presedintele presidentele premier predsjednik presiden minister senator sen deputy don dona senor senora sr sra herr frau father fr rev reverend bishop
  pastor rabbi prince princess princesse emir amir-sir sultan-sir u-sir daw-sir jr sr esq phd md mp mla ca adv advocate politician politico politique
  siyasetci politiker
  dato datuk datin tun puan toh tengku tunku raja-sir tuan encik cik hajah hj hjh ir drs dra raden`);

/**
 * Academic degrees as Indonesia and Malaysia write them after a name and a comma: the Indonesian ones after the decree
 * 178/U/2001 of the Ministry of Education.
 */
export const DEGREES =
  words(`sh mh se mm sp sip sos ssos sag spd si msi st mt skm ma mma msc bsc ba bba mba mpd mph mkn
  phd dea llb llm ph d m s h p t kn pd ag sc hum e`);

/** What precedes the name of a ship. */
export const VESSEL_PREFIXES = words(
  'mv mt ms ss mts msv fv hms uss mtr lng lpg vlcc tanker vessel ship motor',
);
