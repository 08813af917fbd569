// Words with little meaning in names, and variants of words, in the form that `tokenise` returns.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

export const PERSON_PARTICLES = words(`de del la las los el al ul ar as ad an ash az at da do dos das di du des le van
  von der den ter ten zu zur bin bn abn ibn ben bint binte binti ould wald y e i and und of`);

export const CHILD_OF = words('bin bn abn ibn ben bint binte binti ould wald');

export const ARABIC_ARTICLES = words('al el ul ar as ad an ash az ur ud us');

export const COMPANY_PARTICLES = words(`the of for and de del la las los el y e da do das dos di du des le les et und
  der die das fur in en em a o to on with para por com i al`);

export const TITLES =
  words(`mr mister mrs ms miss mme madame monsieur herr frau senor senora sr sra srta don dona dr dra
  drs doctor doctora doutor prof professor profesor profesora ing ingeniero eng lic licenciado licenciada abog abogado
  arq cp cpa mba phd msc president presidente prasident general gen colonel coronel col captain capitan capt lt lieutenant
  commander comandante admiral almirante sgt sir lord lady hon honorable haji hajji hadji hajj mullah mulla maulavi mawlawi
  sheikh shaikh shaykh shayk ayatollah imam minister ministro ambassador embajador senator senador diputado deputado`);

export const GENERIC_WORDS =
  words(`international internacional global group grupo gruppe groupe holding holdings trading
  comercial comercializadora comercio company companies compania industries industria industrias industrial industriales
  servicios servicos service services inversiones investimentos investment investments construcciones construcoes
  constructora construtora construction distribuidora distribuidor importadora exportadora import export imports exports
  importaciones exportaciones consultores consultoria consulting asesores asesoria soluciones solucoes solutions
  empresa empresas enterprise enterprises corporativo corporation sistemas systems tecnologia tecnologias technology
  technologies logistica logistics transportes transporte transport general generales management administradora
  promotora desarrolladora desarrollos inmobiliaria imobiliaria materiales productos produtos equipos equipamentos
  products marketing asociados associados associates asociacion associacao association fundacion fundacao foundation
  instituto institute centro center centre nacional national servicio agencia agency partners capital fund trust
  suministros proveedora operadora operator energy energia bank banco shipping maritime marine development committee movement
  front army plant construction investment government university department`);

const forms = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/\n/)
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([whole = '', ...others]) => others.map((other) => [other, whole] as const)),
  );

/** Variants of abbreviations and numerals; the first word of each line is the normalized form. */
export const COMPANY_FORMS = forms(`international internacional internationale intl interntl int
  group grupo groupe gruppe gruppa grp grupe
  manufacturing mfg manuf
  management mgmt mgt
  services service servicios servicio servicos servico srvces srvcs svcs svs serv
  technology technologies tecnologia tecnologias tekhnologii tech
  development desarrollo desarrollos desenvolvimento razvitie razvitiye dev devt
  commercial comm
  brothers bros
  hermanos hnos
  general gral gen
  national nacional nationale natl
  government govt
  university univ
  institute instituto institut institutul inst
  organization organisation org
  labor labour
  center centre centro tsentr centr zentrum
  bank banco banka banque bankasi
  plant zavod factory fabrica usine
  army ejercito exercito armee
  liberation liberacion libertacao
  movement movimiento movimento mouvement
  front frente
  construction construccion construcciones construcao construcoes
  investment investments inversion inversiones investimento investimentos
  transport transporte transportes
  foundation fundacion fundacao fondation fond
  committee comite komitet
  association asociacion associacao assn assoc
  engineering engg engr
  import imp
  export exp
  trading trdg trd
  industries industry industria industrias inds
  shipping shpg
  department dept
  republic republica respublika rep
  saint st
  1 one uno um first i
  2 two dos dois second ii
  3 three tres third iii
  4 four cuatro quatro fourth iv
  5 five cinco fifth v
  6 six seis sixth vi
  7 seven siete sete seventh vii
  8 eight ocho oito eighth viii
  9 nine nueve nove ninth ix
  10 ten diez dez tenth x
  11 eleven once onze eleventh xi
  12 twelve doce doze twelfth xii
  13 thirteen trece treze xiii
  14 fourteen catorce quatorze xiv
  15 fifteen quince quinze xv
  16 sixteen xvi
  17 seventeen xvii
  18 eighteen xviii
  19 nineteen xix
  20 twenty veinte vinte xx
  30 thirty treinta trinta
  40 forty cuarenta quarenta
  50 fifty cincuenta cinquenta
  60 sixty sesenta
  70 seventy setenta
  80 eighty ochenta oitenta
  90 ninety noventa
  100 hundred cien cem`);

/** Numerals that are also ordinary words. They are therefore not recognized as numerals at the beginning of a name. */
export const AMBIGUOUS_FIGURES = words('one uno um dos i v x once first second ten nove sete diez dez seis');

export const GIVEN_NAME_FORMS = forms(`jose pepe chepe zeze
  francisco paco pancho chico francis francesco
  ignacio nacho inacio
  roberto beto robert bob rob robby
  alberto albert bert
  enrique henrique quique kike henry harry enrico
  guillermo memo guilherme william bill will guglielmo
  jesus chucho chuy
  manuel manolo manny
  rafael rafa raphael
  eduardo lalo edu edward eddie ned ted
  fernando nando ferdinand
  luis lucho luiz louis lewis
  antonio tono toninho anthony tony antoine
  juan joao john jon johnny jean giovanni ivan
  pedro perucho peter pete pierre pietro piotr petr petro pyotr
  pablo paulo paul pavel pavlo
  miguel michael mike mikhail michel mikail mykhailo mikhailo mikhas mihail
  jorge george georg giorgio
  yuri yuriy yury yurii iurii juri
  carlos charles charlie karl carlo
  diego santiago james jim jimmy jaime jacob
  ricardo richard rick dick riccardo
  alejandro alexandre alexander alex sasha aleksandr alexandr oleksandr aliaksandr aleksander
  andres andre andrew andy andrei andrey andriy andrii
  felipe filipe philip phil philippe
  javier xavier
  gustavo gus gustav
  sergio serge sergei sergey sergej serhiy serhii siarhei siarhey sjarhej
  nicolas nicholas nick nikolai nikolay nikolaj nikola mykola mykolay mikola mikalai mikalay
  tomas thomas tom tommy
  benjamin ben bibi benny binyamin
  daniel dan danny
  joseph joe josef giuseppe iosif
  stephen steven steve esteban estevao stefan
  maria mary marie mariya
  isabel isabella elizabeth liz beth elisabeth
  guadalupe lupe lupita
  dolores lola
  concepcion concha
  rosario charo
  mercedes meche
  margarita margaret rita
  teresa tere theresa
  catalina catherine katherine kate kathy ekaterina yekaterina kateryna katsiaryna
  vladimir volodymyr wladimir uladzimir vova
  dmitri dmitry dmitriy dmytro dzmitry dima
  evgeny yevgeny evgeniy yevgeniy yevhen yevhenii yauhen yauheni eugene eugenio
  igor ihor ihar
  oleg oleh aleh
  gennady gennadiy hennadiy henadz
  kirill kiril kyrylo kiryl cyril cirilo
  maxim maksim maksym maximo
  grigory grigoriy hryhoriy ryhor gregorio gregory
  vasily vasiliy vasyl vasil basilio
  artem artyom artsiom
  leonid leanid
  anatoly anatoliy anatol anatolii
  stepan stsiapan
  konstantin kostyantyn kanstantsin constantino constantine
  olga olha volha
  tatiana tatyana tetyana tatsiana
  natalia nataliya natallia
  irina iryna irene
  anna hanna ana ann anne
  elena olena alena helena yelena
  svetlana svitlana sviatlana
  mohammed muhammad mohammad mohamed mohamad muhammed muhamad muhamed mahamed mehmet mohd magomed mukhammad maxamed
  ahmed ahmad akhmed achmad axmed
  hussein husayn hussain hossein husein hussien hoseyn xuseen
  hassan hasan xasan
  usama osama
  yusuf youssef yousef yusef yousuf
  ali aly cali
  omar umar oumar cumar
  osman uthman othman usman
  ibrahim abraham ebrahim ibraheem
  said saeed saied sayid
  khalid khaled halid
  yaqub yakoub yaqoub yakub
  jamal gamal djamel jamel
  jafar djaafar gaafar jaafar
  qasim kassem qassem kasim gasim qasem
  tariq tarek tarik tareq
  mustafa moustapha mostafa mustapha
  suleiman sulayman soliman sulaiman suleyman
  daud dawood daoud david dawud
  musa moussa mousa
  isa issa eisa ciise essa
  harun haroun haroon
  ri lee yi rhee
  pak park bak
  choe choi
  jong jung chong chung jeong
  myong myung myeong
  yong young yeong
  chol cheol chul
  hyok hyuk hyeok
  guk kuk gook`);
