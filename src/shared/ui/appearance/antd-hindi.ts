import hindi from 'antd/locale/hi_IN';

const confirm = { okText: 'ठीक है', cancelText: 'रद्द करें' };
const lang = {
  placeholder: 'तिथि चुनें',
  monthPlaceholder: 'माह चुनें',
  clear: 'साफ़ करें',
  ok: 'ठीक है',
  backToToday: 'आज पर लौटें',
  dateSelect: 'तिथि चुनें',
  month: 'माह',
  year: 'वर्ष',
  previousMonth: 'पिछला माह',
  nextMonth: 'अगला माह',
  previousYear: 'पिछला वर्ष',
  nextYear: 'अगला वर्ष',
  previousDecade: 'पिछला दशक',
  nextDecade: 'अगला दशक',
} as const;

/** antd's Hindi, in our words where its own are those of a dictionary: OK is called “well” there, Next “ahead”. */
export default {
  ...hindi,
  global: { ...hindi.global, close: 'बंद करें', sortable: 'क्रमबद्ध करने योग्य', show: 'दिखाएँ', hide: 'छिपाएँ' },
  Pagination: {
    ...hindi.Pagination,
    page: 'पृष्ठ',
    page_size: 'प्रति पृष्ठ पंक्तियाँ',
    jump_to: 'पृष्ठ पर जाएँ',
    next_3: 'अगले 3 पृष्ठ',
  },
  DatePicker: hindi.DatePicker && { ...hindi.DatePicker, lang: { ...hindi.DatePicker.lang, ...lang } },
  Table: {
    ...hindi.Table,
    filterTitle: 'फ़िल्टर',
    filterConfirm: 'ठीक है',
    filterReset: 'रीसेट करें',
    filterCheckAll: 'सभी चुनें',
    emptyText: 'कोई जानकारी नहीं',
    selectAll: 'यह पृष्ठ चुनें',
    selectInvert: 'इस पृष्ठ का चयन उलटें',
    selectNone: 'चयन हटाएँ',
    selectionAll: 'सभी पंक्तियाँ चुनें',
    sortTitle: 'क्रमबद्ध करें',
    expand: 'पंक्ति खोलें',
    collapse: 'पंक्ति समेटें',
    triggerDesc: 'घटते क्रम के लिए क्लिक करें',
    triggerAsc: 'बढ़ते क्रम के लिए क्लिक करें',
    cancelSort: 'क्रम हटाने के लिए क्लिक करें',
  },
  Tour: { Next: 'आगे', Previous: 'पीछे', Finish: 'समाप्त करें' },
  Modal: { ...confirm, justOkText: confirm.okText },
  Popconfirm: confirm,
  Empty: { description: 'कोई जानकारी नहीं' },
  Text: {
    ...hindi.Text,
    copy: 'कॉपी करें',
    copied: 'कॉपी किया गया',
    expand: 'पूरा दिखाएँ',
    collapse: 'समेटें',
  },
} satisfies typeof hindi;
