/**
 * Given names that are one name in different languages, and usual short forms. A line is one group, after `;` the short
 * forms. Written for this project from general knowledge; spellings that differ only by sound need no line.
 */
const GROUPS = `alexander alexandrus aleksanders aleksandr aliaksandr oleksandr alexandre alessandro alejandro iskander alaksandr aleksander;alex sasha sascha aleks alec sandro sander xander
alexandra aleksandra aliaksandra oleksandra alejandra;sandra sasha
alexei alexey aleksei aleksey aliaksei oleksiy oleksii alexis aliaksey;alyosha
andrei andrejs andreus andrey andrew andriy andrii andreas andre andres andrzej andrea ander andryu endryu;andy drew
anatoly anatoli anatol anatoliy anatolii anatole
anastasia nastassia anastasiya anastasiia nastasia anastasija;nastya
anthony antonius antonijs antony antonio anton antoine antonius antoni;tony toni
artem artyom artsiom artsem artiom
arkady arkadiy arkadi
benjamin binyamin veniamin venyamin benyamin;ben benny benji
boris barys borys
charles carolus karolus caroli carles karls carlos karl carl carlo karol karel sharl carlz charlz;charlie chuck carlitos
christopher christophorus kristofers christophe kristof cristobal khristofor kristof kristofer;chris kit topher
christian cristian kristian khristian
christina kristina cristina khristina christine;chris tina chrissy
daniel danielus danil daniil danila daniele danylo;dan danny
david davidus dawid davyd daud dawood dawud deyvid deivid davit;dave davey
dmitry dmitri dzmitry dmytro dimitri dmitriy dmitrii dimitrios zmitser;dima mitya
edward eduardus edvards edvardas eduard eduardo edouard edvard edvard;ed eddie ted
elena alena olena helena helen yelena aliona alyona hélène;lena nellie
elizabeth yelizaveta elizaveta lizaveta elisabeth isabel elisabetta;liz beth betty eliza lisa liza
emmanuel emanuelus manuel immanuel emanuel;manny manolo
eugene eugenius yevgeny evgeny yevhen yauhen evgeni evgenii yevgeniy yaugeni eugen eugenio evgeny;gene zhenya
catherine catharina katherine ekaterina yekaterina katsiaryna kateryna katarina caterina katharina;kate katie katya kathy cathy
francis franciscus francisco francesco francois frantisek franz fransua fransisko franchesko;frank pancho paco fran
frederick fridericus fredericus frederik friedrichus friedrich fryderyk federico frederic fredrik;fred fritz
gabriel gavriil havryil;gabe
george georgius georgs georgy georgi georgiy heorhiy heorhi jorge giorgio georges jerzy georg yury-georg jiri jorj horhe corc;jorgito
gerald geraldo gerardo gerard;gerry jerry
gregory gregorius grigory hryhoriy ryhor grigori grigoriy gregorio grzegorz hryhorii;greg grisha
harold harald;harry hal
henry henricus heinricus heinrichus henri enrique heinrich henryk genrikh enrico hendrik hainrih anri;hank harry
igor ihar ihor
ilya ilia illia elias elijah ilias ilyas
irina iryna irena irene
ivan ioannes iohannes johns dzons jans jonas giovannus yvan ioann john juan jean giovanni johann joao yan jan johannes hans ian yahya yohannes ioannis jovan con jon dzon yohan johan huan;johnny jack vanya jon
jacob jacobus iacobus yakov yakiv jakub jacobo jacques yaqub yakub iakov jaime james diego giacomo jeyms jeims ceyms jems jak zhak yakob;jim jimmy jake jamie
joseph iosephus josephus yosef iosif jose josef giuseppe yusuf youssef yousef yusef josip jozef yosyp hose jozef yozef joshka;joe joey pepe
joshua iosua josue yehoshua joshuah;josh
julia iulia culiya yulia iulia yuliya giulia;julie
katrina ekatrina
konstantin kanstantsin kostyantyn constantine constantin costantino kostiantyn;kostya
lawrence laurentius laurence lorenzo laurent lavrenty lorenz;larry
leo leon lev leonid leanid leonida leontiy lew
louis ludovicus lewis luiz lluis luis luigi ludwig lodovico ludovic
lyudmila ludmila liudmyla liudmila ludmilla
luke lucas lucas lukas luca lukasz
margaret margarita marguerite margarete margherita;maggie peggy meg greta
mark markuss marc marco marcos markus marcus marek
martin martinus martins marcin martino martijn
maria mary marie mariya maryia mariam maryam miriam;molly masha
matthew matthaeus matvei matvey matthias mateo matteo mathieu matthieu mateusz matsvei matvii;matt
maxim maksim maksym maxime massimo maximo;max
michael michaelus mikhail mykhailo mikhail mihail miguel michel michele mykhaylo mikael michal mikhas mihailo maykl maikl mayql mixael mikhael mishel misel;mike mick mickey misha
nadezhda nadiya nadzeya nadejda;nadia nadya
natalia natalya nataliya natallia natalie nathalie;natasha
nicholas nicolaus nikolajs nikolai nikolay mikalai mykola nicolas nicola nicolae mikalay niccolo nikolaus nikola niklas nikolaos mikola;nick nicky kolya klaus
oleg aleh oleh
olga volha olha
paul paulus pauls pavel pavlo pablo paolo paulo paavo pawel pal pavle pol
peter petrus pyotr petr piotr petro pedro pierre pietro pieter petar piatro petros;pete petya
philip philippus filipp felipe philippe filippo philipp filip pylyp;phil
raymond raimundus raimundo ramon raimund raymundo reymond;ray
richard ricardus richardus ricardo riccardo rikard ryszard;rick dick rich ricky
robert roberto robertus;rob bob bobby robbie bert
roman raman
rudolf rudolphus rodolfo rudolph;rudy
samuel samuelis samuil;sam sammy
sebastian sebastien sevastyan;seb
sergei sergey siarhei serhiy serhii sergio serge siarhiej sergii sergiy;seryozha
simon simonis semyon semen shimon simeon siamion simone
stanislav stanislau stanislaw stanislas;stas stan
stephen stephanus steven stefan stepan stsiapan esteban stefano etienne istvan stiven;steve stevie
susan susanna suzanne susana;sue suzy
svetlana sviatlana svitlana;sveta
tatiana tatyana tatsiana tetyana tetiana;tanya
theodore theodorus fyodor fedor fiodar teodor teodoro fedir;ted teddy theo fedya
thomas tomas tommaso toma foma tomasz;tom tommy
timothy timotheus timofei timofey timofeo tsimafei tymofiy;tim timmy
valentin valiantsin valentyn valentino
valery valeri valeriy valerii valery valeryi valerio
vasily vasili vasyl vasil vasiliy vasilii basil basilio vasile vasilios;vasya
victor viktor viktar vittorio vitor viktar;vic vitya
vincent vincentius vicente vincenzo vikenty;vince vinnie
vitaly vitali vital vitaliy vitalii
vladimir uladzimir volodymyr vladimer wladimir vladimiro wlodzimierz;vova volodya vlad
vladislav uladzislau vladyslav wladyslaw;vlad
vyacheslav viachaslau viacheslav vyachaslau;slava
walter gualterus gualtiero valter;walt wally
william gulielmus guilielmus vilhelmus guillermo guillaume wilhelm willem guglielmo vilhelm uilyam vilyam giyom giyermo;bill will billy willy
xavier javier havier
yaroslav yaraslau iaroslav jaroslav
yury yuri yuriy yurii iouri juri iurii yuryi
zinaida zinaïda
abigail;abby
albert albertus alberto;al bert
alfred alfredus alfredo;fred alf
arthur arturus artur arturo;art
barbara varvara;barb babs
bernard bernardus bernardo bernhard;bernie
deborah;deb debbie
donald;don donny
dorothy dorothea;dot dottie
douglas;doug
ernest ernestus ernesto ernst
eleanor;nora ellie
ferdinand fernando hernando;fernie
ignacio ignatius ignacy;nacho
jeffrey goffredus galfridus geoffrey jeffery jefri;jeff geoff
jennifer;jen jenny
jessica;jess jessie
kenneth;ken kenny
leonard leonardo leonhard;leo len lenny
mohammed muhammad mohamed mehmet mohammad mohamad muhammed mahomed mamadou magomed muhamad mohd mohammod mohamud mohamood muxamed md maxamed
ahmed ahmad ahmet ahmat axmed akhmed
hussein husayn hussain husein hossein hosein huseyin xuseen
hassan hasan hassen xasan khasan
ali aly
abdullah abdallah abdulla abdoulaye cabdullahi abdullahi cabdullaahi
ibrahim abraham ebrahim ibraheem ibragim avraham ibrahima
ismail ismael ishmael esmail esmaeil
yunus younis yunis jonah
musa moussa moses mose moshe muse
sulayman suleiman soleiman solomon sulaiman suleyman salomon
omar umar omer cumar
osman othman uthman usman cusmaan
khalid khaled halid
mustafa mostafa mustapha moustafa
mahmud mahmoud mehmood mahmood
yasin yassin yaseen
isa issa eisa ciise
jibril gabriil cebrail
nicole;nicki
pamela;pam
patrick patricius patricio patrizio padraig;pat paddy
patricia;pat patty trish tricia
peregrine;perry
rebecca;becky becca
ronald ronaldus ronaldo;ron ronnie
stephanie stefania;steph
terence;terry
theresa teresa therese;terry tess
valentina valiantsina
veronica veranika;ronnie
victoria viktoria viktoryia viktoriya;vicky
zachary zacharias;zach zack
gennady gennadi henadz hennadiy gennadiy henadzi
hennadi gennadii
galina halina halyna
hleb gleb
ludwik ludvig
ruslan rouslan
denis dzianis denys dionisio dennis
kirill kiryl kyrylo cyril cirilo
rustam rustem
evelyn;eve evie
vera viera
oksana aksana
yegor egor yahor yehor
nikita mikita mykyta
ihnat ignat
herman german
hanna anna ganna ana anne ann hannah;annie anya
ryma rimma
zhanna janna zhana joanna
winifred;winnie
jerome jeronimo hieronymus
edmund edmundus edmundo;ed
rafael raphael raffaele
alfonso alphonse
lucia lucy lucie
teresa
rose rosa
conrad konrad conradus
wolfgang volfgang volfgangus volfqanq
curt kurt curtius
joachim ioachimus joaquin gioacchino yoahim yoakim
gunther guenther gunter guntherus
helmut hellmuth helmutus helmuts
oscar oskar anscharius
cecilia cecile caecilia
hilary hilarius hillary
sabina sabine
roger rogerius ruggero rogelio
adam adamus
rainer reiner raynar
hugo hugh hugues ugo
otto otho
aurelia aurelie
gerhard gerard gerardus gerhardus
jeremy jeremias jeremiah ieremia ceremi jeremi
kevin coemgenus
bruno
alan allan allen alain alanus
brian bryan
gordon
julian julien iulianus giuliano julius
lars laurentius
leslie
jens yens
jurgen yurgen
jesus hesus isus
guy gi
hugh hyu
ryan rayan
jane jeyn
jean zhan jin
yves iv
ruth rut
malcolm milcolumbus
neil niall
ralph raoul raul rudolphus
stuart stewart`;

/** A group of given names, or a Chinese `family` name; `short` for a short form, or one of another Chinese language. */
export type NameGroup = { id: number; short: boolean; family?: true };

const NONE: readonly NameGroup[] = [];
const groups = new Map<string, NameGroup[]>();
GROUPS.split('\n').forEach((line, id) => {
  const [full = '', short = ''] = line.normalize('NFKD').replace(/\p{M}/gu, '').split(';');
  const add = (name: string, isShort: boolean) => {
    const known = groups.get(name) ?? [];
    if (!known.some((group) => group.id === id)) groups.set(name, [...known, { id, short: isShort }]);
  };
  for (const name of full.split(' ').filter(Boolean)) add(name, false);
  for (const name of short.split(' ').filter(Boolean)) add(name, true);
});

/** The groups of a given name, or none. */
export function givenNameGroups(name: string): readonly NameGroup[] {
  return groups.get(name) ?? NONE;
}

/** All given names that have a group. */
export function allGivenNames(): Iterable<string> {
  return groups.keys();
}
