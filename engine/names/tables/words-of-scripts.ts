/**
 * Words of organisations as other scripts write them, by their English word. Written for this project from general
 * knowledge. Russian, Ukrainian and Belarusian words stand without their ending.
 */
const CYRILLIC = `авиационн=aviation|авиастро=aircraft|самолет=aircraft|самолёт=aircraft|вертолет=helicopter|вертолёт=helicopter|ремонтн=repair|завод=plant|
судостро=shipbuilding|машиностро=machine building|приборостро=instrument making|станкостро=machine tool|предприят=enterprise|
научно=scientific|исследовательск=research|производств=production|корпорац=corporation|объединенн=united|объединённ=united|
объединен=association|центральн=central|конструкторск=design|проектн=design|институт=institute|академ=academy|наук=sciences|
технолог=technology|технич=technical|систем=systems|электронн=electronic|радиоэлектронн=radio electronic|
государств=state|федеральн=federal|унитарн=unitary|национальн=national|международн=international|российск=russian|всероссийск=all russian|
морск=marine|пароходств=shipping|судоходн=shipping|транспортн=transport|железнодорожн=railway|дорожн=road|космическ=space|
ракетн=missile|оборон=defense|военн=military|вооруженн=armed|сил=forces|войск=troops|арми=army|гвард=guard|министерств=ministry|
департамент=department|управлен=management|агентств=agency|комитет=committee|совет=council|союз=union|ассоциац=association|общественн=public|
фонд=fund|банк=bank|страхов=insurance|инвестиц=investment|финансов=financial|торгов=trading|промышлен=industrial|промышленност=industry|
строительн=construction|энергет=energy|электрич=electric|нефт=oil|газов=gas|химич=chemical|металлург=metallurgical|горн=mining|уголь=coal|
стал=steel|фармацевт=pharmaceutical|медицинск=medical|больниц=hospital|университет=university|школ=school|газет=newspaper|журнал=magazine|
телеканал=tv channel|телевиден=television|издательств=publishing|информационн=information|вычислительн=computing|связ=communications|
центр=center|групп=group|компани=company|комплекс=complex|бюро=bureau|опытн=experimental|экспериментальн=experimental|специальн=special|главн=main|штаб=staff|
генеральн=general|отделен=branch|филиал=branch|региональн=regional|восточн=eastern|дальневосточн=far eastern|западн=western|северн=northern|южн=southern|
движен=movement|парти=party|фронт=front|народн=people|республик=republic|город=city|област=region|материал=materials|
измерен=measurements|физи=physics|оптич=optical|микроэлектрон=microelectronics|
імені=named|імя=named|державн=state|підприємств=enterprise|прадпрыемств=enterprise|дзяржаўн=state|рэспубліканск=republican|республиканск=republican`;

const ARABIC = `شركة=company|شركت=company|کمپنی=company|كمپنى=company|الشركة=company|مؤسسة=foundation|موسسه=institute|منظمة=organization|سازمان=organization|تنظيم=organization|
مجموعة=group|گروه=group|بنك=bank|مصرف=bank|بانک=bank|تجارة=trading|تجاری=trading|تجارية=commercial|للتجارة=trading|بازرگانی=trading|تجارت=trade|
صناعة=industry|صناعات=industries|للصناعات=industries|صناعية=industrial|صنایع=industries|صنعت=industry|صنعتی=industrial|كيماوية=chemical|شیمیایی=chemical|شیمی=chemical|
دولية=international|دولي=international|عالمية=international|بین_المللی=international|قابضة=holding|هلدینگ=holding|محدودة=limited|محدود=limited|مسؤولية=liability|
نفط=oil|نفت=oil|نفطية=oil|غاز=gas|گاز=gas|پتروشیمی=petrochemical|طاقة=energy|انرژی=energy|هندسة=engineering|هندسية=engineering|مهندسی=engineering|نقل=transport|حمل=transport|
بحرية=marine|کشتیرانی=shipping|شحن=shipping|للشحن=shipping|ملاحة=shipping|طيران=aviation|هوانوردی=aviation|هواپیمایی=airlines|خطوط=lines|جوية=air|هوافضا=aerospace|هوافضای=aerospace|هوافضاى=aerospace|هواپیماسازی=aircraft manufacturing|
وزارة=ministry|وزارت=ministry|جيش=army|ارتش=army|قوات=forces|نیروی=force|نیروى=force|نيروي=force|حرس=guard|سپاه=guard corps|پاسداران=revolutionary guard|انقلاب=revolution|ثورة=revolution|
حزب=party|جبهة=front|جبهه=front|حركة=movement|جنبش=movement|جماعة=group|لواء=brigade|كتيبة=battalion|مليشيا=militia|ميليشيا=militia|جامعة=university|دانشگاه=university|
معهد=institute|پژوهشگاه=research institute|پژوهشی=research|بحوث=research|تحقیقات=research|مركز=center|مرکز=center|اسلامية=islamic|اسلامي=islamic|اسلامی=islamic|وطنية=national|وطني=national|ملی=national|ملي=national|
عامة=general|عام=general|استثمار=investment|للاستثمار=investment|سرمایه=capital|سرمایه_گذاری=investment|گذاری=investment|تأمين=insurance|تامين=insurance|بیمه=insurance|
خيرية=charitable|خيري=charity|صرافی=exchange|صرافة=exchange|للصرافة=exchange|حواله=hawala|شبكة=network|شبکه=network|جمعية=association|انجمن=association|اتحاد=union|مجلس=council|شورای=council|
مستشفى=hospital|بیمارستان=hospital|عقارية=real estate|مقاولات=contracting|للمقاولات=contracting|ساختمانی=construction|بناء=construction|انشاءات=construction|تكنولوجيا=technology|فناوری=technology|فن_آوری=technology|
الکترونیک=electronic|الكترونيات=electronics|برق=electric|فولاد=steel|حديد=steel|مصري=egyptian|ليبية=libyan|ایران=iran|سوريا=syria|سورية=syrian|تونس=tunisia|دمشق=damascus|مصر=egypt`;

const HAN = `股份有限公司=co ltd|有限责任公司=co ltd|有限責任公司=co ltd|有限公司=co ltd|公司=company|会社=company|會社=company|集团=group|集團=group|控股=holding|科技=technology|技术=technology|技術=technology|贸易=trading|貿易=trading|
商贸=trading|商貿=trading|商行=trading|国际=international|國際=international|进出口=import export|進出口=import export|电子=electronic|電子=electronic|工业=industrial|工業=industrial|实业=industrial|
實業=industrial|银行=bank|銀行=bank|投资=investment|投資=investment|保险=insurance|物流=logistics|航运=shipping|航運=shipping|海运=shipping|海運=shipping|船务=shipping|船務=shipping|运输=transport|航空=aviation|
航天=aerospace|石油=petroleum|石化=petrochemical|化工=chemical|化学=chemical|能源=energy|电力=electric power|钢铁=steel|机械=machinery|機械=machinery|设备=equipment|設備=equipment|材料=materials|仪器=instruments|光电=photoelectric|
半导体=semiconductor|半導體=semiconductor|通信=communication|通讯=communication|信息=information|软件=software|网络=network|网路=network|研究所=research institute|研究院=research institute|研究=research|大学=university|
大學=university|学院=institute|中心=center|医院=hospital|药业=pharmaceutical|制药=pharmaceutical|医疗=medical|建设=construction|建筑=construction|工程=engineering|房地产=real estate|旅游=tourism|
农业=agricultural|食品=food|纺织=textile|供应链=supply chain|供應鏈=supply chain|制造=manufacturing|製造=manufacturing|总公司=corporation|工厂=factory|厂=factory|中国=china|中國=china|香港=hong kong|朝鲜=korea|朝鮮=korea|
联合=united|聯合=united|内蒙古=inner mongolia|新疆=xinjiang|台湾=taiwan|人民=people|国家=national|國家=national|革命=revolutionary|市=city|省=province`;

const HANGUL = `무역회사=trading corporation|주식회사=co ltd|유한회사=co ltd|총회사=general corporation|회사=company|무역=trading|은행=bank|조선=korea|국제=international|산업=industrial|공업=industrial|기계=machinery|전자=electronic|기술=technology|
과학=science|연구소=research institute|연구원=research institute|원자력=nuclear|건설=construction|해운=shipping|선박=ship|항공=aviation|운송=transport|석탄=coal|광업=mining|금융=financial|보험=insurance|투자=investment|그룹=group|대학교=university|
대학=university|병원=hospital|총국=general bureau|관리국=management bureau|국=bureau|부=department|개발=development|제약=pharmaceutical|화학=chemical|에너지=energy|물류=logistics|합영=joint venture|합작=joint venture|센터=center|평양=pyongyang`;

const DEVANAGARI = `कंपनी=company|कम्पनी=company|लिमिटेड=limited|प्राइवेट=private|बैंक=bank|समूह=group|ग्रुप=group|उद्योग=industries|इंडस्ट्रीज=industries|औद्योगिक=industrial|व्यापार=trading|ट्रेडिंग=trading|अंतर्राष्ट्रीय=international|
अंतरराष्ट्रीय=international|राष्ट्रीय=national|मंत्रालय=ministry|सरकार=government|विश्वविद्यालय=university|संस्थान=institute|संस्था=institution|संगठन=organization|संघ=union|सेना=army|दल=party|पार्टी=party|निगम=corporation|बीमा=insurance|
निवेश=investment|वित्त=finance|ऊर्जा=energy|तेल=oil|गैस=gas|इस्पात=steel|स्टील=steel|रसायन=chemical|अस्पताल=hospital|परिवहन=transport|विमानन=aviation|निर्माण=construction|प्रौद्योगिकी=technology|टेक्नोलॉजी=technology|केंद्र=center|केन्द्र=center|
न्यास=trust|ट्रस्ट=trust|विकास=development|अनुसंधान=research|शिक्षा=education|भारत=india|भारतीय=indian|एंड=and|और=and`;

const HEBREW = `חברה=company|חברת=company|בעמ=ltd|בנק=bank|קבוצת=group|ארגון=organization|משרד=ministry|חוות=farm|חווה=farm|תעשיות=industries|מרכז=center|אגודת=association|עמותת=association|קרן=fund`;

function tableOf(text: string): Map<string, string> {
  return new Map(
    text
      .replace(/\n/g, '')
      .split('|')
      .map((pair) => pair.normalize('NFKC').split('=') as [string, string]),
  );
}

const inflected = tableOf(CYRILLIC);
const whole = new Map([...tableOf(ARABIC), ...tableOf(DEVANAGARI), ...tableOf(HEBREW)]);
const parts = new Map([...tableOf(HAN), ...tableOf(HANGUL)]);
const longestFirst = [...parts.keys()].sort((a, b) => b.length - a.length);
const PARTS = new RegExp(`(${longestFirst.join('|')})`, 'u');

const CYRILLIC_WORD = /^[\u0400-\u04FF]+$/;
const ENDING =
  /^(?:ит)?(?:ельн|ен|н)?(?:[аяыиіоеєуюьй]|[оеыи][йем]|ая|яя|ое|ее|ые|ие|ае|ага|[оеё]го|[оеё]му|[ыи]х|ую|юю|ов|ев|[ая]м|[ая]ми|[ая]х|[иі][яїею]|ией|[ая]ни[еяю]|ени[еяю]|ств[оаеуа]?)?$/;
const SHORTEST_STEM = 3;
const ARABIC_PREFIX = /^(?:وال|لل|ال|و)/;

/** A piece of a word: as it stands there, and its English words where it is one of organisations. */
type Piece = { written: string; english?: string };

/**
 * Parts a word of another script into what it says of an organisation, in English, and the rest. Undefined where there
 * is nothing of the kind in it.
 */
export function piecesOf(word: string): Piece[] | undefined {
  const lower = word.toLowerCase();
  const english = CYRILLIC_WORD.test(lower) ? byStem(lower) : byWord(lower);
  if (english !== undefined) return [{ written: word, english }];
  if (!PARTS.test(word)) return undefined;
  return word
    .split(PARTS)
    .filter((piece) => piece !== '')
    .map((written) => {
      const meaning = parts.get(written);
      return meaning === undefined ? { written } : { written, english: meaning };
    });
}

/** The longest stem that the word begins with, an ending apart. */
function byStem(word: string): string | undefined {
  for (let length = word.length; length >= SHORTEST_STEM; length--) {
    const english = inflected.get(word.slice(0, length));
    if (english !== undefined) return ENDING.test(word.slice(length)) ? english : undefined;
  }
  return undefined;
}

function byWord(word: string): string | undefined {
  return whole.get(word) ?? whole.get(word.replace(ARABIC_PREFIX, ''));
}
