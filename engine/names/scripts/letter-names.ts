/**
 * The names of the Latin letters from A to Z as other scripts spell them, after the ministries and academies that write
 * initials so: "S. B." is एस. बी., எஸ். பி. and اس. بی. A dash stands where a letter has the name of another or none.
 */
const LETTER_NAMES: readonly string[] = [
  'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड',
  'এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি কিউ আর এস টি ইউ ভি ডব্লিউ এক্স ওয়াই জেড',
  'ਏ ਬੀ ਸੀ ਡੀ ਈ ਐਫ ਜੀ ਐਚ ਆਈ ਜੇ ਕੇ ਐਲ ਐਮ ਐਨ ਓ ਪੀ ਕਿਊ ਆਰ ਐਸ ਟੀ ਯੂ ਵੀ ਡਬਲਯੂ ਐਕਸ ਵਾਈ ਜ਼ੈੱਡ',
  'એ બી સી ડી ઈ એફ જી એચ આઈ જે કે એલ એમ એન ઓ પી ક્યૂ આર એસ ટી યુ વી ડબલ્યુ એક્સ વાય ઝેડ',
  'ஏ பி சி டி ஈ எஃப் ஜி எச் ஐ ஜே கே எல் எம் என் ஓ - கியூ ஆர் எஸ் - யூ வி டபிள்யூ எக்ஸ் வை இசட்',
  'ఎ బి సి డి ఇ ఎఫ్ జి హెచ్ ఐ జె కె ఎల్ ఎం ఎన్ ఓ పి క్యూ ఆర్ ఎస్ టి యు వి డబ్ల్యు ఎక్స్ వై జెడ్',
  'ಎ ಬಿ ಸಿ ಡಿ ಇ ಎಫ್ ಜಿ ಎಚ್ ಐ ಜೆ ಕೆ ಎಲ್ ಎಂ ಎನ್ ಓ ಪಿ ಕ್ಯೂ ಆರ್ ಎಸ್ ಟಿ ಯು ವಿ ಡಬ್ಲ್ಯು ಎಕ್ಸ್ ವೈ ಜೆಡ್',
  'എ ബി സി ഡി ഇ എഫ് ജി എച്ച് ഐ ജെ കെ എൽ എം എൻ ഒ പി ക്യു ആർ എസ് ടി യു വി ഡബ്ല്യു എക്സ് വൈ സെഡ്',
  'ඒ බී සී ඩී ඊ එෆ් ජී එච් අයි ජේ කේ එල් එම් එන් ඕ පී කිව් ආර් එස් ටී යූ වී ඩබ්ලිව් එක්ස් වයි සෙඩ්',
  'ای بی سی دی ئی اف جی اچ آی جی کی ال ام ان او پی کیو آر اس تی یو وی دبلیو اکس وای زد',
  'เอ บี ซี ดี อี เอฟ จี เอช ไอ เจ เค แอล เอ็ม เอ็น โอ พี คิว อาร์ เอส ที ยู วี ดับเบิลยู เอกซ์ วาย แซด',
];

const A = 97;
const letters = new Map<string, string>();
for (const names of LETTER_NAMES)
  names.split(' ').forEach((name, at) => {
    const key = name.normalize('NFKC');
    if (name !== '-' && !letters.has(key)) letters.set(key, String.fromCharCode(A + at));
  });

const ONE_SIGN = /^\p{L}\p{M}*$/u;

/**
 * The Latin letter that a word of another script before a full stop stands for, by the letter's name or as its first
 * sign; undefined where it stands for none. `sound` is how the word is read.
 */
export function initialIn(word: string, sound: string): string | undefined {
  return letters.get(word) ?? (ONE_SIGN.test(word) ? sound.charAt(0) || undefined : undefined);
}
