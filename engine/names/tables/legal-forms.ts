/**
 * Legal forms by concept, those of many countries as the list of entity legal forms has them (ISO 20275, GLEIF's ELF
 * list, 2024); several words are written with spaces. Longest spelling wins. */
const FORMS: Record<string, string> = {
  llc: `llc|l l c|limited liability company|limited liability co|limited liability|ltd liability co|ltd liability company|ltd liability|ooo|o o o|tov|too|mmc|
    obshchestvo s ogranichennoy otvetstvennostyu|obshchestvo s ogranichennoi otvetstvennostyu|tovarystvo z obmezhenoyu vidpovidalnistyu|
    tovarishchestvo s ogranichennoy otvetstvennostyu|zrt|kft|doo|d o o|sia|uab|oue|ou|sarl|s a r l|srl|s r l|s de rl|s de r l|
    s de rl de cv|s de r l de c v|sdn bhd|sp z oo|sp z o o|spzoo|ltda|limitada|lda|gmbh|g m b h|mbh|ges m b h|gesmbh|
    gesellschaft mit beschrankter haftung|gmbh co kg|gmbh and co kg|gmbh kg|bv|b v|besloten vennootschap|eood|ood|dooel|wll|w l l|fzco|fz llc|
    fze|fzc|dmcc|eurl|e u r l|lc|l c|llp|l l p|limited liability partnership|s pte ltd|oy|aps|a p s|as|eirl|e i r l|spc|sro|s r o|
    spolecnost s rucenim omezenym|spolocnost s rucenim obmedzenym|spolka z ograniczona odpowiedzialnoscia|spolka z oo|
    drustvo s ogranicenom odgovornoscu|drustvo sa ogranicenom odgovornoscu|drustvo z omejeno odgovornostjo|sh pk|shpk|sh p k|
    shoqeri me pergjegjesi te kufizuar|societate cu raspundere limitata|societa a responsabilita limitata|srls|
    societe a responsabilite limitee|sociedad de responsabilidad limitada|sociedad limitada|
    sociedade limitada|korlatolt felelossegu tarsasag|osauhing|uzdaroji akcine bendrove|
    sabiedriba ar ierobezotu atbildibu|druzhestvo s ogranichena otgovornost|ltd sti|ltd sirketi|limited sirketi|
    mehdud mesuliyyetli cemiyyet|masuliyati cheklangan jamiyat|mchj|tnhh|cong ty tnhh|cong ty trach nhiem huu han|
    youxian zeren gongsi|youxian gongsi|yuhan hoesa|yugen kaisha|godo kaisha|gk|eireli`,
  ltd: `ltd|limited|l t d|co ltd|co limited|company limited|company ltd|pvt ltd|private limited|pvt limited|private ltd|pte ltd|pte limited|
    p ltd|p limited|pty ltd|pty limited|pvt|pte|pty|cyf|lte|opc|ltd co|co pvt ltd|company private limited|offshore|sendirian berhad|sdn berhad|sendirian bhd|berhad|bhd`,
  plc: `plc|p l c|public limited company|public ltd co|public company limited|pcl|public limited|ag|a g|aktiengesellschaft|aktiengeselschaft|sa|s a|
    sociedad anonima|societe anonyme|sociedade anonima|sa de cv|s a de c v|s a de cv|sapi de cv|s a p i de c v|saic|sas|s a s|sac|s a c|spa|s p a|
    societa per azioni|nv|n v|naamloze vennootschap|ab|a b|aktiebolag|asa|oyj|nyrt|se|sal|s a l|sae|s a e|saog|saoc|psc|p s c|kk|k k|
    kabushiki kaisha|kabushikigaisha|tbk|a s|anonim sirketi|anonim sirket|ad|a d|dd|d d|dionicko drustvo|delniska druzba|akcionarsko drustvo|akciova spolecnost|akciova spolocnost|spolka akcyjna|
    aktsionerno druzhestvo|ead|reszvenytarsasag|zartkoruen mukodo reszvenytarsasag|akcine bendrove|akciju sabiedriba|
    aktsiaselts|osakeyhtio|julkinen osakeyhtio|aksjeselskap|allmennaksjeselskap|aktieselskab|sh a|shoqeri aksionare|
    societate pe actiuni|perseroan terbatas|pt|p t|cong ty co phan|ctcp|gufen youxian gongsi|jusik hoesa|
    sherkat sahami am|anonymi etaireia|sab de cv|s a b de c v|de cv|de c v|kscc|k s c c|qsc|
    jsc|j s c|joint stock company|joint stock co|joint stock|ojsc|o j s c|open joint stock company|open joint stock co|pjsc|p j s c|
    public joint stock company|cjsc|c j s c|closed joint stock company|private joint stock company|zao|oao|pao|ao|pat|prat|pjs|pjs co|
    aktsionernoe obshchestvo|publichnoe aktsionernoe obshchestvo|otkrytoe aktsionernoe obshchestvo|zakrytoe aktsionernoe obshchestvo|
    publichne aktsionerne tovarystvo|otkrytoye aktsionernoye obshchestvo|aktsionernoye obshchestvo|publichnoye aktsionernoye obshchestvo|
    sherkat sahami khass|sherkat sahami|sherkate|shirkat`,
  inc: 'inc|incorporated|incorp|corp|corporation|corporacion|korporatsiya|co inc|corpn|coy',
  company: 'company|co|compania|compagnie|companhia|cia|cie|ci|kompaniya|kampaniya|cies|sirketi|coltd',
  kg: 'kg|s en c|s en cs|s en c s|s en c a|s en ca|s e c|y cia s en c|comercializadora internacional|c i|k g|kommanditgesellschaft|lp|l p|limited partnership|ltd partnership|partnership|partners lp|ohg|gbr|kgaa|sca|snc|s n c|cv|c v|vof',
  eg: 'ev|e v|ek|e k|eg|e g|coop|scrl',
};

const bySpelling = new Map<string, string>();
let longest = 1;
for (const [concept, spellings] of Object.entries(FORMS)) {
  for (const spelling of spellings.split('|')) {
    const words = spelling.trim().replace(/\s+/g, ' ');
    bySpelling.set(words, concept);
    longest = Math.max(longest, words.split(' ').length);
  }
}

/** The longest legal form that starts at `from`: its concept and how many words it takes. */
export function legalFormAt(
  words: readonly string[],
  from: number,
): { concept: string; length: number } | undefined {
  for (let length = Math.min(longest, words.length - from); length > 0; length--) {
    const concept = bySpelling.get(words.slice(from, from + length).join(' '));
    if (concept !== undefined) return { concept, length };
  }
  return undefined;
}
