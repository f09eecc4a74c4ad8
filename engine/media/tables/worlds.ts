/** Names that fit together, for the variants of one passage. Every name is made up. */
export type World = {
  country: string;
  places: readonly string[];
  given: readonly string[];
  families: readonly string[];
  firms: readonly string[];
  forms: readonly string[];
  money: readonly string[];
};

const list = (text: string): readonly string[] => text.split(', ');

export const WORLDS: readonly World[] = [
  {
    country: 'India',
    places: list('Mumbai, Nashik, Lucknow, Coimbatore, Raipur, Surat, Bhopal'),
    given: list('Rakesh, Meena, Sandeep, Kavita, Arvind, Lakshmi, Imran'),
    families: list('Deshmukh, Raghavan, Chaturvedi, Bedi, Nambiar, Qureshi, Solanki'),
    firms: list('Suryakiran, Vindhya, Arohan, Meghdoot, Trishul Agro, Nandini, Sahyadri'),
    forms: list('Pvt Ltd, Industries, Infra Limited, Exports, Developers'),
    money: list('Rs 14 crore, Rs 3.2 lakh, ₹560 million, Rs 88 lakh, INR 2.1 billion'),
  },
  {
    country: 'Britain',
    places: list('Leeds, Cardiff, Hull, Aberdeen, Bristol, Dundee'),
    given: list('Helen, Graham, Nigel, Fiona, Owen, Tracy'),
    families: list('Thornbury, Pascoe, McAllister, Whitlock, Garside, Penrose'),
    firms: list('Fairmead, Northgate, Oakhurst, Calder Vale, Silverdale, Brackenridge'),
    forms: list('plc, Limited, Holdings, Partners LLP, Group'),
    money: list('£2.4 million, £180,000, £47m, £9,600, £1.1 billion'),
  },
  {
    country: 'the United States',
    places: list('Tulsa, Newark, Sacramento, Mobile, Duluth, El Paso'),
    given: list('Brandon, Denise, Carl, Monica, Travis, Joanne'),
    families: list('Hutchins, Delacroix, Ramsey, Kowalczyk, Mercado, Stanfield'),
    firms: list('Redwater, Blue Mesa, Ironbridge, Summit Ridge, Prairie States, Harborline'),
    forms: list('Inc., LLC, Corp., Holdings, Capital'),
    money: list('$3.5 million, $420,000, $61 million, $1.9 billion, US$75,000'),
  },
  {
    country: 'Nigeria',
    places: list('Lagos, Port Harcourt, Kano, Enugu, Ibadan'),
    given: list('Emeka, Folake, Musa, Ngozi, Tunde'),
    families: list('Adeyemi, Okonkwo, Bello, Nwosu, Abubakar'),
    firms: list('Zuma Rock, Delta Crest, Savannah, Obudu, Lekki Bay'),
    forms: list('Nigeria Ltd, Oil & Gas, Ventures, Microfinance, Global Resources'),
    money: list('N450 million, ₦2.3 billion, $1.7 million, N18m'),
  },
  {
    country: 'Brazil',
    places: list('Recife, Curitiba, Manaus, Santos, Goiânia'),
    given: list('Luciana, Marcelo, Tatiane, Rodrigo, Caio'),
    families: list('Figueiredo, Moraes Pinto, Teixeira, Brandão, Lacerda'),
    firms: list('Serra Azul, Itapoã, Ouro Branco, Jatobá, Pantanal'),
    forms: list('S.A., Ltda., Engenharia, Participações, Alimentos'),
    money: list('R$ 36 million, R$ 900,000, 2.8 billion reais, R$ 410m'),
  },
  {
    country: 'Germany',
    places: list('Kassel, Rostock, Augsburg, Bochum, Mannheim'),
    given: list('Jürgen, Sabine, Torsten, Heike, Matthias'),
    families: list('Brandstätter, Vogelsang, Lindner, Krause, Hohmann'),
    firms: list('Nordkap, Elbtal, Rheingold, Falkenstein, Westhafen'),
    forms: list('GmbH, AG, Maschinenbau, SE, Beteiligungs KG'),
    money: list('EUR 12 million, 700,000 euros, €85m, 1.4 billion euros'),
  },
  {
    country: 'the Emirates',
    places: list('Sharjah, Dubai, Fujairah, Ajman'),
    given: list('Faisal, Mariam, Tariq, Nadia, Yousef'),
    families: list('Al Shamsi, Haddad, Al Rashdan, Kassem, Bin Lootah'),
    firms: list('Gulf Falcon, Al Waha, Desert Pearl, Marjan, Burj Al Noor'),
    forms: list('FZE, Trading LLC, Shipping, General Trading, Holding'),
    money: list('AED 19 million, Dh3.3m, $640,000, AED 1.2 billion'),
  },
  {
    country: 'Russia',
    places: list('Samara, Tver, Murmansk, Omsk, Perm'),
    given: list('Sergei, Oksana, Viktor, Larisa, Dmitri'),
    families: list('Gordeyev, Malinina, Sokolovsky, Chernov, Averin'),
    firms: list('Severstroy, Volga Prom, Baikal Resurs, Uralmet, Taiga'),
    forms: list('LLC, JSC, PJSC, Group, Trading House'),
    money: list('340 million roubles, RUB 1.2 billion, $5 million, 12 million rubles'),
  },
  {
    country: 'China',
    places: list('Ningbo, Harbin, Wuxi, Chengdu, Xiamen'),
    given: list('Wei, Jing, Guoliang, Min, Haoran'),
    families: list('Zhou, Deng, Fang, Luo, Qiu'),
    firms: list('Golden Bridge, Huaxin, Jade Sea, Tianrun, Lotus River'),
    forms: list('Co. Ltd, Technology, Holdings, Electronics, International Trade'),
    money: list('300 million yuan, RMB 48 million, HK$77 million, US$6 million'),
  },
  {
    country: 'Kenya',
    places: list('Mombasa, Kisumu, Nakuru, Eldoret'),
    given: list('Wanjiku, Otieno, Grace, Kiprono, Amina'),
    families: list('Mwangi, Odhiambo, Cheruiyot, Wafula, Njoroge'),
    firms: list('Rift Valley, Simba Ridge, Maziwa, Tana, Great Lakes'),
    forms: list('Ltd, Enterprises, Millers, Freighters, Sacco'),
    money: list('Sh120 million, KSh 4.5 billion, Sh900,000, $2.2 million'),
  },
  {
    country: 'Mexico',
    places: list('Monterrey, Mérida, Tijuana, Puebla'),
    given: list('Alejandra, Hugo, Ximena, Ramiro, Dolores'),
    families: list('Villaseñor, Escamilla, Treviño, Arellano, Cantú'),
    firms: list('Sierra Madre, Del Golfo, Azteca Verde, Tres Ríos, Nopal'),
    forms: list('S.A. de C.V., Grupo, Constructora, Transportes'),
    money: list('58 million pesos, MXN 3.1 billion, US$900,000, 6m pesos'),
  },
  {
    country: 'Indonesia',
    places: list('Surabaya, Makassar, Batam, Medan'),
    given: list('Budi, Sri, Agus, Dewi, Hendra'),
    families: list('Santosa, Wibowo, Harahap, Lesmana, Nasution'),
    firms: list('Garuda Sakti, Nusa Indah, Mandala, Cakra, Laut Biru'),
    forms: list('Tbk, Persada, Energi, Sejahtera, Mining'),
    money: list('Rp 14 billion, 3.3 trillion rupiah, US$1.4 million, Rp 900m'),
  },
  {
    country: 'Turkey',
    places: list('Izmir, Mersin, Bursa, Gaziantep'),
    given: list('Emre, Zeynep, Orhan, Selin, Kemal'),
    families: list('Yıldırım, Aksoy, Demirtaş, Koçak, Özkan'),
    firms: list('Anadolu Yol, Marmara, Toros, Ege Deniz, Kapadokya'),
    forms: list('A.Ş., Holding, Tekstil, Denizcilik, İnşaat'),
    money: list('45 million lira, TL 2.7 billion, $8.1 million, €600,000'),
  },
  {
    country: 'France',
    places: list('Lyon, Nantes, Toulon, Metz'),
    given: list('Bernard, Sylvie, Thierry, Camille, Yannick'),
    families: list('Delorme, Garnier-Roche, Lefort, Marchand, Vasseur'),
    firms: list('Val de Brume, Atlantique, Beaurivage, Montclar, Sévigné'),
    forms: list('SA, SAS, Participations, Ingénierie, et Fils'),
    money: list('€4 million, 250,000 euros, €1.3bn, 18 million euros'),
  },
];
