/**
 * Given names that are one name in different languages, and usual short forms. A line is one group, after `;` the short
 * forms. Written for this project from general knowledge; spellings that differ only by sound need no line.
 */
const GROUPS = `alexander aleksandr aliaksandr oleksandr alexandre alessandro alejandro iskander alaksandr aleksander;alex sasha sascha aleks alec sandro sander xander
alexandra aleksandra aliaksandra oleksandra alejandra;sandra sasha
alexei alexey aleksei aleksey aliaksei oleksiy oleksii alexis aliaksey;alyosha
andrei andrey andrew andriy andrii andreas andre andres andrzej andrea ander;andy drew
anatoly anatoli anatol anatoliy anatolii anatole
anastasia nastassia anastasiya anastasiia nastasia anastasija;nastya
anthony antony antonio anton antoine antonius antoni;tony toni
artem artyom artsiom artsem artiom
arkady arkadiy arkadi
benjamin binyamin veniamin venyamin benyamin;ben benny benji
boris barys borys
charles carlos karl carl carlo karol karel;charlie chuck carlitos
christopher christophe kristof cristobal khristofor;chris kit topher
christian cristian kristian khristian
christina kristina cristina khristina christine;chris tina chrissy
daniel danil daniil danila daniele danylo;dan danny
david dawid davyd daud dawood dawud;dave davey
dmitry dmitri dzmitry dmytro dimitri dmitriy dmitrii dimitrios zmitser;dima mitya
edward eduard eduardo edouard edvard;ed eddie ted
elena alena olena helena helen yelena aliona alyona hélène;lena nellie
elizabeth yelizaveta elizaveta lizaveta elisabeth isabel elisabetta;liz beth betty eliza lisa liza
emmanuel manuel immanuel emanuel;manny manolo
eugene yevgeny evgeny yevhen yauhen evgeni evgenii yevgeniy yaugeni eugen eugenio evgeny;gene zhenya
catherine katherine ekaterina yekaterina katsiaryna kateryna katarina caterina katharina;kate katie katya kathy cathy
francis francisco francesco francois frantisek franz;frank pancho paco fran
frederick friedrich fryderyk federico frederic;fred fritz
gabriel gavriil havryil;gabe
george georgy georgi georgiy heorhiy heorhi jorge giorgio georges jerzy georg yury-georg jiri;jorgito
gerald geraldo gerardo gerard;gerry jerry
gregory grigory hryhoriy ryhor grigori grigoriy gregorio grzegorz hryhorii;greg grisha
harold harald;harry hal
henry henri enrique heinrich henryk genrikh enrico hendrik;hank harry
igor ihar ihor
ilya ilia illia elias elijah ilias ilyas
irina iryna irena irene
ivan yvan ioann john juan jean giovanni johann joao yan jan johannes hans ian yahya yohannes ioannis jovan;johnny jack vanya jon
jacob yakov yakiv jakub jacobo jacques yaqub yakub iakov jaime james diego giacomo;jim jimmy jake jamie
joseph yosef iosif jose josef giuseppe yusuf youssef yousef yusef josip jozef yosyp;joe joey pepe
joshua iosua josue yehoshua;josh
julia yulia iulia yuliya giulia;julie
katrina ekatrina
konstantin kanstantsin kostyantyn constantine constantin costantino kostiantyn;kostya
lawrence laurence lorenzo laurent lavrenty lorenz;larry
leo leon lev leonid leanid leonida leontiy lew
louis luis luigi ludwig lodovico ludovic
lyudmila ludmila liudmyla liudmila ludmilla
luke lucas lukas luca lukasz
margaret margarita marguerite margarete margherita;maggie peggy meg greta
mark marc marco marcos markus marcus marek
martin marcin martino martijn
maria mary marie mariya maryia mariam maryam miriam;molly masha
matthew matvei matvey matthias mateo matteo mathieu matthieu mateusz matsvei matvii;matt
maxim maksim maksym maxime massimo maximo;max
michael mikhail mykhailo mikhail mihail miguel michel michele mykhaylo mikael michal mikhas mihailo;mike mick mickey misha
nadezhda nadiya nadzeya nadejda;nadia nadya
natalia natalya nataliya natallia natalie nathalie;natasha
nicholas nikolai nikolay mikalai mykola nicolas nicola nicolae mikalay niccolo nikolaus nikola niklas nikolaos mikola;nick nicky kolya klaus
oleg aleh oleh
olga volha olha
paul pavel pavlo pablo paolo paulo paavo pawel pal pavle
peter pyotr petr piotr petro pedro pierre pietro pieter petar piatro petros;pete petya
philip filipp felipe philippe filippo philipp filip pylyp;phil
raymond raimundo ramon raimund raymundo;ray
richard ricardo riccardo rikard ryszard;rick dick rich ricky
robert roberto robertus;rob bob bobby robbie bert
roman raman
rudolf rodolfo rudolph;rudy
samuel samuil;sam sammy
sebastian sebastien sevastyan;seb
sergei sergey siarhei serhiy serhii sergio serge siarhiej sergii sergiy;seryozha
simon semyon semen shimon simeon siamion simone
stanislav stanislau stanislaw stanislas;stas stan
stephen steven stefan stepan stsiapan esteban stefano etienne istvan;steve stevie
susan susanna suzanne susana;sue suzy
svetlana sviatlana svitlana;sveta
tatiana tatyana tatsiana tetyana tetiana;tanya
theodore fyodor fedor fiodar teodor teodoro fedir;ted teddy theo fedya
thomas tomas tommaso toma foma tomasz;tom tommy
timothy timofei timofey timofeo tsimafei tymofiy;tim timmy
valentin valiantsin valentyn valentino
valery valeri valeriy valerii valery valeryi valerio
vasily vasili vasyl vasil vasiliy vasilii basil basilio vasile vasilios;vasya
victor viktor viktar vittorio vitor viktar;vic vitya
vincent vicente vincenzo vikenty;vince vinnie
vitaly vitali vital vitaliy vitalii
vladimir uladzimir volodymyr vladimer wladimir vladimiro wlodzimierz;vova volodya vlad
vladislav uladzislau vladyslav wladyslaw;vlad
vyacheslav viachaslau viacheslav vyachaslau;slava
walter gualtiero valter;walt wally
william guillermo guillaume wilhelm willem guglielmo vilhelm;bill will billy willy
xavier javier
yaroslav yaraslau iaroslav jaroslav
yury yuri yuriy yurii iouri juri iurii yuryi
zinaida zinaïda
abigail;abby
albert alberto;al bert
alfred alfredo;fred alf
arthur artur arturo;art
barbara varvara;barb babs
bernard bernardo bernhard;bernie
deborah;deb debbie
donald;don donny
dorothy dorothea;dot dottie
douglas;doug
ernest ernesto ernst
eleanor;nora ellie
ferdinand fernando hernando;fernie
ignacio ignatius ignacy;nacho
jeffrey geoffrey jeffery;jeff geoff
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
patrick patricio patrizio padraig;pat paddy
patricia;pat patty trish tricia
peregrine;perry
rebecca;becky becca
ronald ronaldo;ron ronnie
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
edmund edmundo;ed
rafael raphael raffaele
alfonso alphonse
lucia lucy lucie
teresa
rose rosa`;

/** A group of given names; `short` for a short form. */
export type NameGroup = { id: number; short: boolean };

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
