/** Words of organisations that mean the same in several languages: one line, one concept. Written for this project. */
const LINES = `bank banco banca banque bankasi banka bankas banki
national nacional nationale natsionalny natsionalnyi naional nazionale melli milli natsionalnoe
international internacional internationale mezhdunarodny mezhdunarodnyy mezhdunarodnyi internazionale beynolmelali dawli
company kompaniya sherkat sharikat sharika syarikat perusahaan gongsi hoesa sirketi spolecnost bedrijf maatschappij empresas
research issledovatelskiy issledovatelskii investigacion recherche forschung tahqiqat pazhuhesh issledovatel
scientific nauchno nauchnyy nauchny cientifico wissenschaftliche elmi naukovo science
production proizvodstvennoe proizvodstvennyy proizvodstvo produccion producao tolidi proizvodstvennaya
enterprise predpriyatie pidpryiemstvo empresa entreprise unternehmen predpriyatiye pradpryemstva enterprises
institute institut instituto instytut
plant zavod factory karkhaneh usine fabrica fabrika fabrique werk zavad
center centro centre zentrum tsentr markaz tsentar
ministry ministerio ministere ministerstvo ministerium ministerstwo ministerul wizarat wizara vezarat vizarat bakanligi bakanlik kementerian kementrian mantralaya
defense pertahanan savunma mudafaa verteidigung obrony oboronny oborony defensa difa defa
aviation aviatsionny aviatsionnyy aviacion aviatsiya havapeyma aviatsionnye
aircraft avia
repair remontny remontnyy remontnyi
association persatuan dernegi dernek udruzenje stowarzyszenie asociacion obedinenie assotsiatsiya anjoman jamiyat obedinennie
group gruppa grupo groupe gorouh gruppe grup
foundation yayasan vakfi vakif fond fundacion fondation fonds bonyad muassasat stiftung fund
trading torgovy torgovyy comercio comercial commercial tijarat tejarat handels bazargani trade
industry industrial industria promyshlennost sanat sanaye industrie industries
machine mashinostroitelnyy mashinostroitelny mashinostroenie engineering
building stroitelny stroitelstvo
construction construccion construcciones constructora stroitelnaya sakhteman
technology tekhnologiya tecnologia technologie tekhnologii fanavari technologies
design konstruktorskoe konstruktorskiy konstruktorskoye proektny
bureau byuro buro oficina
special spetsialnoe spetsialnaya spetsialnyy
state gosudarstvenny gosudarstvennoe gosudarstvennyy estatal gosudarstvennaya dowlati hukumat
federal federalny federalnoe federalnyy federalnaya
unitary unitarnoe unitarnyy
republic respublika republica republique jomhuri jumhuriyat
russian rossiyskaya rossiyskiy rossiyskoe russkaya rossiya russia
army armiya ejercito armee artesh jaysh armija
front frente barisan cephe cephesi jabhat jabha jebhe
party partido parti partai partija partia partito partij partiya hizb hezb partei
movement gerakan hareketi hareket dvizhenie movimiento mouvement harakat jonbesh haraka
university universitas universiti universitesi universitet universidad universite daneshgah jamiat universitat
school shkola escuela ecole schule madrasa
islamic eslami islami islamiya islamico
revolutionary enqelabi revolucionario revolyutsionny
guard sepah guardia gvardiya pasdaran haras
oil neft petroleum petrol naft petroleo nefti neftyanaya
gas gaz gazovaya
steel stal acero acier fulad foolad
shipping navieras keshtirani sudokhodnaya naviera navigation
transport transporte transportny transportnaya transporti transportation haml
airlines aerolineas aviakompaniya airline airways airway
energy energia energiya energie energeticheskaya
investment inversiones investitsionnaya sarmayegozari investissement inversion investments
insurance seguros strakhovaya bimeh assurance versicherung
services servicios uslugi services khadamat
new novaya novyy nuevo nouveau
north severny severnaya norte nord
south yuzhny yuzhnaya sur sud
east vostochny vostochnaya este
west zapadny zapadnaya oeste ouest
central tsentralny tsentralnaya markazi tsentralnyy
electronics elektronika electronica
electronic elektronnyy elektronny radioelektronny
radio radiotekhnicheskiy radiotechnical
naval voenno morskoy
military voenny voennaya militar militaire harbi nezami
shipyard sudostroitelnyy verf astillero verft
shipbuilding sudostroitelny sudostroenie
missile raketny raketnyy raketa
tactical takticheskoe taktichesky
corporation korporatsiya corporacion
brothers hermanos ikhwan
sons hijos
charity charitable khayriyya kheirieh caridad khairiya
society sociedad obshchestvo jamaat jamaa jama
organization organizatsiya organizacion sazman munazzamat tanzim
committee komitet comite komiteh lajnat
council sovet consejo conseil shura majlis
office ofis oficina
house dom casa maison dar
islam eslam`;

const concepts = new Map<string, number>();
LINES.split('\n').forEach((line, id) => {
  for (const word of line.split(' ')) if (!concepts.has(word)) concepts.set(word, id);
});

/** The concept of a word of organisations, the same for its translations; -1 when it is not in the table. */
export function organisationConcept(word: string): number {
  return concepts.get(word) ?? -1;
}
