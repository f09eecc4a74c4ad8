import arabic from 'antd/locale/ar_EG';

const lang = {
  now: 'الآن',
  previousYear: 'السنة السابقة',
  nextMonth: 'الشهر التالي',
  nextYear: 'السنة التالية',
  nextDecade: 'العقد التالي',
  nextCentury: 'القرن التالي',
  shortWeekDays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  shortMonths: [
    ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
    ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  ],
};
/** Where antd puts the name of a field, or its limit. */
const label = '$'.concat('{label}');
const max = '$'.concat('{max}');
const own = arabic.Form?.defaultValidateMessages;
const messages = {
  ...own,
  required: `أدخل ${label}`,
  whitespace: `أدخل ${label}`,
  types: { ...own?.types, email: 'أدخل عنوان بريد إلكتروني صحيحًا' },
  string: { ...own?.string, max: `الحد الأقصى لعدد الأحرف ${max}` },
};

/** antd's Arabic, in our words where its own are misspelt or say something else: Copied is called “moved” there. */
export default {
  ...arabic,
  Pagination: { ...arabic.Pagination, page_size: 'عدد الصفوف في الصفحة' },
  DatePicker: arabic.DatePicker && { ...arabic.DatePicker, lang: { ...arabic.DatePicker.lang, ...lang } },
  Table: {
    ...arabic.Table,
    filterTitle: 'عوامل التصفية',
    filterEmptyText: 'لا توجد عوامل تصفية',
    filterCheckAll: 'تحديد الكل',
    filterSearchPlaceholder: 'البحث في عوامل التصفية',
    selectAll: 'تحديد هذه الصفحة',
    selectInvert: 'عكس التحديد في هذه الصفحة',
    selectNone: 'إلغاء التحديد',
    selectionAll: 'تحديد كل الصفوف',
    sortTitle: 'ترتيب',
    triggerDesc: 'انقر للترتيب تنازليًا',
    triggerAsc: 'انقر للترتيب تصاعديًا',
    cancelSort: 'انقر لإلغاء الترتيب',
  },
  Upload: {
    ...arabic.Upload,
    uploading: 'جارٍ الرفع…',
    removeFile: 'إزالة الملف',
    uploadError: 'تعذّر الرفع',
    previewFile: 'معاينة الملف',
    downloadFile: 'تنزيل الملف',
  },
  Text: { ...arabic.Text, copied: 'تم النسخ', expand: 'عرض النص كاملًا' },
  Form: { ...arabic.Form, defaultValidateMessages: messages },
} satisfies typeof arabic;
