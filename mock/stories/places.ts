/** Where third parties of the demo come from, and what they may be called. All of it is invented. */
type Place = {
  country: string;
  /** How many of a hundred come from here. */
  share: number;
  stems: readonly string[];
  form: string;
  given: readonly string[];
  family: readonly string[];
};

const words = (text: string) => text.split(' ');

export const places: readonly Place[] = [
  {
    country: 'IN',
    share: 34,
    stems: words(
      'Ashvattha Bhadrachal Chandragiri Deccanet Eravathi Gomukhi Hampiraj Indravan Jhelumkar Kaverilok Lalitpura Malabarin Nilgirika Palashvan Rohitashva Sahyadrika Tapovanam Udayachal Vaishalik Yamunotra',
    ),
    form: 'Private Limited',
    given: words('Anirudh Bhavana Chitra Dinesh Esha Ganesh Harini Jatin Keshav Latha Mohan Nandini'),
    family: words('Balasubra Chaturvedak Deshpandya Gaitondkar Iyengaram Joshipuri Mukherjin Pillaiyar'),
  },
  {
    country: 'AE',
    share: 10,
    stems: words('Barsha Dhafra Falaj Hatta Jumayra Liwan Mirdifan Qusaysa Rimal Sadiyat'),
    form: 'LLC',
    given: words('Ahmad Khalid Maryam Noura Rashid Saeed'),
    family: words('Al-Dhahiri Al-Falasin Al-Ketbiya Al-Muhairan Al-Suwaydan'),
  },
  {
    country: 'GB',
    share: 9,
    stems: words(
      'Aldermoor Brackenhall Coldwick Dunmere Eastholme Farrowby Greystoke Harrowgate Kelmscote Larkhill',
    ),
    form: 'Limited',
    given: words('Alice Edmund Fiona Gregory Imogen Rupert'),
    family: words('Ashgrove Blackmoor Fairweather Hollingby Thistlewood'),
  },
  {
    country: 'DE',
    share: 7,
    stems: words('Auerbrück Birkental Eichenfels Falkenried Hohenlinde Lindauer Nordwald Steinach'),
    form: 'GmbH',
    given: words('Anke Dietmar Friederike Jochen Katrin'),
    family: words('Ackerbauer Brinkhoff Lindenau Steinmetzer'),
  },
  {
    country: 'SG',
    share: 6,
    stems: words('Bukit Kallang Merlion Orchard Seletar Temasek Tanjong'),
    form: 'Pte Ltd',
    given: words('Mei Hui Jun Wei Siew Ling Kah Fai').filter((name) => name.length > 2),
    family: words('Ang Chua Koh Neo Yeo'),
  },
  {
    country: 'US',
    share: 6,
    stems: words('Bluestem Cedarfork Driftwood Ironbridge Juniper Lakeshore Redhawk Silvercreek'),
    form: 'Inc.',
    given: words('Caroline Dwight Evelyn Marcus Theodore'),
    family: words('Abernath Calloway Hargrove Whitlock'),
  },
  {
    country: 'VN',
    share: 5,
    stems: words('BinhMinh DaLoc HoaSen HongHa SongLam TanPhu'),
    form: 'Company Limited',
    given: words('Duc Hanh Lan Minh Thao'),
    family: words('Dang Huynh Luu Trinh'),
  },
  {
    country: 'NG',
    share: 5,
    stems: words('Abeokuta Benue Calabar Ikorodu Kainji Oyomesi'),
    form: 'Limited',
    given: words('Amaka Chidi Folake Ifeanyi Tunde'),
    family: words('Adeyinkan Eze-Okoro Nwosuji Oladapin'),
  },
  {
    country: 'BR',
    share: 4,
    stems: words('Araguari Caatinga Ipanema Jaguaripe Paranoá'),
    form: 'Ltda',
    given: words('Beatriz Caio Helena Otávio'),
    family: words('Albuquerca Figueiral Montenegra'),
  },
  {
    country: 'TR',
    share: 4,
    stems: words('Anadolya Bosfor Kapadok Marmarik'),
    form: 'A.Ş.',
    given: words('Ayşe Burak Elif Mert'),
    family: words('Akdoğan Karataşlı Yıldırgan'),
  },
  {
    country: 'KE',
    share: 3,
    stems: words('Athiriver Elgonet Kericho Naivashan'),
    form: 'Limited',
    given: words('Achieng Kamau Njeri Otieno'),
    family: words('Kiprotich Mwangiri Wanjohi'),
  },
  {
    country: 'KZ',
    share: 3,
    stems: words('Almatyn Burabay Ertisken Saryarqa'),
    form: 'LLP',
    given: words('Aigerim Daniyar Nurlan Saule'),
    family: words('Abenov Kassymbay Tulegenov'),
  },
  {
    country: 'MM',
    share: 2,
    stems: words('Ayeyar Bagandar Inlay'),
    form: 'Co Ltd',
    given: words('Aung Khin Thida'),
    family: words('Hlaingtun Myatnoe Zawlin'),
  },
  {
    country: 'PA',
    share: 2,
    stems: words('Balboamar Chiriqua Darienne'),
    form: 'SA',
    given: words('Ernesto Marisol'),
    family: words('Arosemeno Quintanal'),
  },
];
