/**
 * Countries, regions and cities of the Americas, and compass directions, which companies append to their names. They
 * are in the form that `tokenise` returns. Frequent surnames ('Herrera', 'Rivera') are excluded.
 */
export const PLACES = `mexico, estados unidos mexicanos, brasil, brazil, argentina, colombia, chile, peru, ecuador, venezuela, bolivia,
  paraguay, uruguay, panama, costa rica, guatemala, honduras, el salvador, nicaragua, cuba, republica dominicana,
  dominicana, puerto rico, haiti, jamaica, belice, belize, trinidad y tobago, curazao, curacao, aruba, surinam,
  guyana, espana, spain, portugal, estados unidos, usa, eeuu, canada, europa, europe, africa, asia, america, americas,
  las americas, latinoamerica, america latina, latin america, latam, sudamerica, sul america, south america,
  centroamerica, centro america, central america, norteamerica, north america, caribe, caribbean, mercosur, mercosul,
  iberia, iberica, iberoamerica, andina, region andina, cono sur, mexicana, mexicano, brasileira, brasileiro,
  argentino, colombiana, colombiano, chilena, chileno, peruana, peruano, ecuatoriana, ecuatoriano, venezolana,
  venezolano, boliviana, boliviano, paraguaya, paraguayo, uruguaya, uruguayo, panamena, panameno, costarricense,
  guatemalteca, hondurena, salvadorena, nicaraguense, dominicano, norte, sur, sul, este, oeste, leste, oriente,
  occidente, noreste, noroeste, nordeste, sureste, suroeste, sudeste, sudoeste, bajio, pacifico, atlantico, peninsula,
  frontera, metropolitana, centro, cdmx, ciudad de mexico, df, distrito federal, guadalajara, jalisco, monterrey,
  nuevo leon, puebla, queretaro, toluca, estado de mexico, leon, guanajuato, aguascalientes, tijuana, baja california,
  baja california sur, mexicali, ensenada, la paz, los cabos, chihuahua, ciudad juarez, coahuila, saltillo, torreon,
  durango, sinaloa, culiacan, mazatlan, los mochis, sonora, hermosillo, nogales, nayarit, tepic, colima, manzanillo,
  michoacan, morelia, uruapan, guerrero, acapulco, morelos, cuernavaca, hidalgo, pachuca, tlaxcala, veracruz, xalapa,
  coatzacoalcos, tabasco, villahermosa, campeche, yucatan, merida, quintana roo, cancun, playa del carmen, chiapas,
  tuxtla gutierrez, tapachula, oaxaca, tamaulipas, tampico, reynosa, matamoros, nuevo laredo, san luis potosi,
  zacatecas, irapuato, celaya, bogota, bogota dc, medellin, antioquia, cali, valle del cauca, barranquilla, cartagena,
  bolivar, bucaramanga, santander, norte de santander, cucuta, pereira, risaralda, manizales, caldas, armenia,
  quindio, ibague, tolima, neiva, huila, villavicencio, meta, pasto, narino, popayan, cauca, santa marta, magdalena,
  monteria, cordoba, sincelejo, sucre, valledupar, cesar, riohacha, la guajira, tunja, boyaca, cundinamarca, casanare,
  yopal, buenaventura, sao paulo, sp, rio de janeiro, rj, belo horizonte, minas gerais, mg, brasilia, salvador, bahia,
  fortaleza, ceara, recife, pernambuco, porto alegre, rio grande do sul, rio grande do norte, curitiba, parana,
  manaus, amazonas, belem, para, goiania, goias, campinas, santos, guarulhos, sao luis, maranhao, maceio, alagoas,
  natal, joao pessoa, paraiba, teresina, piaui, aracaju, sergipe, cuiaba, mato grosso, mato grosso do sul, campo
  grande, florianopolis, santa catarina, joinville, blumenau, vitoria, espirito santo, porto velho, rondonia, rio
  branco, acre, macapa, amapa, boa vista, roraima, palmas, tocantins, uberlandia, ribeirao preto, sorocaba, osasco,
  londrina, maringa, niteroi, buenos aires, ciudad autonoma de buenos aires, caba, rosario, santa fe, mendoza,
  tucuman, la plata, mar del plata, salta, neuquen, entre rios, corrientes, misiones, posadas, resistencia, chaco, san
  juan, san luis, jujuy, chubut, rio negro, santa cruz, tierra del fuego, formosa, catamarca, la rioja, santiago del
  estero, bahia blanca, santiago, santiago de chile, valparaiso, vina del mar, concepcion, antofagasta, iquique,
  arica, temuco, araucania, rancagua, talca, puerto montt, punta arenas, magallanes, coquimbo, la serena, atacama,
  copiapo, calama, lima, callao, arequipa, trujillo, chiclayo, piura, cusco, cuzco, iquitos, loreto, huancayo, junin,
  tacna, ica, chimbote, ancash, puno, juliaca, cajamarca, ayacucho, pucallpa, ucayali, moquegua, tumbes, lambayeque,
  la libertad, quito, pichincha, guayaquil, guayas, cuenca, azuay, manta, manabi, ambato, loja, machala, esmeraldas,
  ibarra, caracas, maracaibo, zulia, valencia, carabobo, barquisimeto, lara, maracay, aragua, ciudad guayana, maturin,
  monagas, puerto la cruz, anzoategui, san cristobal, tachira, puerto cabello, margarita, nueva esparta, falcon, punto
  fijo, santa cruz de la sierra, cochabamba, oruro, potosi, tarija, el alto, asuncion, ciudad del este, encarnacion,
  montevideo, punta del este, maldonado, canelones, ciudad de panama, panama city, colon, chiriqui, david, san jose,
  alajuela, heredia, cartago, limon, guanacaste, ciudad de guatemala, quetzaltenango, escuintla, tegucigalpa, san
  pedro sula, san salvador, santa ana, managua, granada, la habana, havana, santo domingo, punta cana, san juan de
  puerto rico, miami, florida, texas, houston, madrid, barcelona, lisboa, porto, paysandu, tacuarembo, colonia del
  sacramento, cerro largo, treinta y tres, san jose de mayo, luque, alto parana, itapua, caaguazu, san lorenzo,
  capiata, lambare, amambay, pedro juan caballero, boqueron, beni, pando, montero, yacuiba, chuquisaca, puntarenas,
  puerto limon, guatemala city, huehuetenango, peten, izabal, sacatepequez, puerto barrios, antigua guatemala, villa
  nueva, mixco, alta verapaz, baja verapaz, retalhuleu, suchitepequez, chimaltenango, zacapa, chiquimula, jalapa,
  jutiapa, san marcos, santiago de los caballeros, san pedro de macoris, la romana, la vega, puerto plata, higuey, la
  altagracia, san francisco de macoris, moca, barahona, samana, monte cristi, cocle, veraguas, bocas del toro, panama
  oeste, los santos, zona libre de colon, barinas, yaracuy, cojedes, guarico, apure, delta amacuro, la guaira, estado
  bolivar, estado miranda, distrito capital, puerto ordaz, los teques, el tigre, portuguesa, florencia, caqueta,
  putumayo, mocoa, arauca, guaviare, guainia, vaupes, vichada, leticia, san andres, choco, quibdo, soacha, palmira,
  envigado, itagui, rionegro, floridablanca, dosquebradas, girardot, tulua, buga, duitama, sogamoso, barrancabermeja,
  zipaquira, chia, yumbo, eje cafetero, costa caribe, dc, huanuco, pasco, cerro de pasco, apurimac, abancay, tarapoto,
  san martin, madre de dios, puerto maldonado, huancavelica, huaraz, sullana, paita, nazca, villa el salvador,
  miraflores, san isidro, chincha, pisco, cerro colorado, cotopaxi, latacunga, chimborazo, riobamba, imbabura, carchi,
  tulcan, el oro, los rios, babahoyo, santo domingo de los tsachilas, sucumbios, nueva loja, napo, pastaza, morona
  santiago, zamora chinchipe, galapagos, portoviejo, canar, santa elena, bio bio, biobio, los angeles, chillan, nuble,
  osorno, valdivia, los lagos, aysen, aisen, coyhaique, ohiggins, o higgins, maule, curico, quilpue, talcahuano,
  puerto varas, tarapaca, region metropolitana, providencia, las condes, la pampa, santa rosa, san rafael, bariloche,
  san carlos de bariloche, comodoro rivadavia, ushuaia, rio cuarto, tandil, quilmes, lanus, avellaneda, lomas de
  zamora, la matanza, san miguel de tucuman, san salvador de jujuy, rio gallegos, patagonia, cuyo, noa, nea, litoral,
  capital federal, gran buenos aires, provincia de buenos aires, ecatepec, naucalpan, tlalnepantla, zapopan,
  tlaquepaque, ciudad obregon, navojoa, ciudad victoria, piedras negras, monclova, gomez palacio, puerto vallarta,
  vallarta, lazaro cardenas, salamanca, san miguel de allende, tehuacan, orizaba, poza rica, ciudad del carmen,
  chetumal, tuxtla, san juan del rio, san nicolas de los garza, apodaca, san pedro garza garcia, ciudad acuna, ciudad
  delicias, cabo san lucas, riviera maya, la laguna, golfo, istmo, valle de mexico, cd juarez, cd mexico, edomex,
  rosarito, tecate, barueri, santo andre, sao bernardo do campo, sao caetano do sul, sao caetano, sao jose dos campos,
  sao jose do rio preto, jundiai, piracicaba, bauru, contagem, betim, juiz de fora, duque de caxias, nova iguacu, sao
  goncalo, feira de santana, caxias do sul, canoas, pelotas, cascavel, foz do iguacu, ponta grossa, itajai, chapeco,
  anapolis, aparecida de goiania, imperatriz, campina grande, vila velha, cariacica, mossoro, caruaru, olinda,
  jaboatao dos guararapes, petrolina, vitoria da conquista, montes claros, governador valadares, ipatinga, novo
  hamburgo, santa maria, passo fundo, volta redonda, petropolis, taubate, limeira, diadema, maua, rondonopolis,
  dourados, ananindeua, maraba, santarem, triangulo mineiro, abc paulista, zona norte, zona sul, zona leste, zona
  oeste, choluteca, la ceiba, comayagua, santa tecla, soyapango, esteli, chinandega, masaya, matagalpa, zona franca,
  zona libre`;

/** Abbreviations of states that Brazilian registers append; recognized only at the end of a name. */
export const STATE_CODES: ReadonlySet<string> = new Set(
  'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' '),
);
