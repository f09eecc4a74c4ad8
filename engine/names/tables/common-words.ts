/** Words that stand in the names of many organisations anywhere, however rare they are in one list. */
const WORDS = `advanced agencies agency agricultural agriculture agro air airways alliance allied alpha american apex applied aqua arts asia asian asset
assets associated associates associations atlantic auto automation automotive aviation bank beta bio biotech black blue board books brands bridge bright british
broadcasting brothers builders building buildings business capital care cars cargo catering cement center central ceramic chain chemical chemicals city classic clean
clinic clothing cloud club coal coast coffee college commerce commercial commodities communication communications community computer computers concept concepts
concrete construction constructions consultancy consultants consulting consumer contracting contractors control controls corporate cosmetics cotton creative credit crown
dairy data delta dental design designs developer developers development diagnostics diamond digital direct distribution distributors dream dynamic dynamics eagle earth east
eastern eco education educational electric electrical electricals electronic electronics elite emerald empire energy engineering engineers enterprise enterprises
entertainment environmental equipment equity estate estates europe european events excel exim expert export exports express fabrics farm farms fashion fashions
fashions fiber finance financial fire first fish fisheries fitness five flight food foods forest fortune forwarding foundation four freight fresh fruit fuel fund funds
furniture future galaxy gallery games garden gas gems general generation glass global globe gold golden grand granite green group growth guard hall health healthcare
heavy heritage high hill hills holding holdings home homes horizon hospital hospitality hotel hotels house housing ideal image impex import imports india indian
industrial industries industry infinity info informatics information infotech infra infrastructure infratech innovation innovations innovative institute insurance integrated
interior international investment investments iron island jewellers jewellery jewels key king labs laboratories laboratory lake land lands leasing leather legal legend leisure life
lifesciences light lighting limited line lines link links lion liquid living loan logistic logistics london machine machinery machines maintenance management manufacturer
manufacturers manufacturing marine maritime market marketing markets master materials max mechanical media medical medicine medicare metal metals micro mill mills
mineral minerals mining mobile modern moon motor motors mountain movers multi music national natural nature net network networks new next nobel north northern
nova ocean oceanic office offshore oil one online optical orient oriental overseas pacific packaging packers paint paints palace paper paradise park partner partners
pearl people perfect petrochemical petrochemicals petroleum pharma pharmaceutical pharmaceuticals phoenix phone photo pioneer pipe pipes plant plastic plastics platinum plus
plywood point polymer polymers port power precision premier press prime print printing pro process processing procurement producers product production productions products professional
progress project projects properties property public publications publishers publishing pump pumps quality quick rail railway rapid real realtors realty recycling red refinery
regional rental renewable renewables research resort resorts resource resources restaurant restaurants retail rice river road rock royal rubber safe safety sales salt sand science sciences
sea seafood second secure securities security seeds select semiconductor semiconductors service services ship shipping ships shoes shop signal silk silver sky smart social society
soft software solar solution solutions source south southern space spares special specialty speed sport sports spring standard star state stationery steel steels stone stores strategic studio
studios sugar summit sun sunrise super supplies supply support supreme surgical system systems tea team tech technical technics techno technologies technology telecom telecommunication
telecommunications textile textiles third three tiger timber time times titan tobacco tools top total tour tourism tours tower towers toys trade traders trading trans transport
transportation travel travels tree trend trident trust turbo two union unique united unity universal university urban utilities valley value vegetable ventures victory view vision vista vital
warehouse waste water wave wealth web well wellness west western white wind wine wood woods works world worldwide yarn yarns young zone`;

/** Words that only say what kind of organisation it is, as a legal form does. */
const KINDS = `association associates bureau business center committee concern corporation enterprise enterprises establishment firm foundation fund
group holding holdings institute institution jointventure network office organization organizations organisation partners party society trust
union ventures`;

const words = new Set(WORDS.split(/\s+/));
const kinds = new Set(KINDS.split(/\s+/));

/** True for words that only say what kind of organisation it is. */
export function isKindWord(word: string): boolean {
  return kinds.has(word);
}

/** True for words that tell organisations apart poorly. */
export function isCommonWord(word: string): boolean {
  return words.has(word) || kinds.has(word);
}
