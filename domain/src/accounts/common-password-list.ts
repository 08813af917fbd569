/**
 * Common passwords of at least seven characters, in lower case, separated by spaces. The list contains the most
 * frequent passwords of published lists, and words with frequent endings from the languages, countries, clubs and
 * workplaces of the users.
 */
export const COMMON_PASSWORDS =
  '******** ......... 0000000 00000000 000000000 0000000000 0123456789 1010101 10101010 102030405060 1029384756 ' +
  '1111111 11111111 111111111 1111111111 1122334 11223344 1122334455 112233445566 1212121 12121212 1231231 ' +
  '12312312 123123123 123321123 1234321 12344321 1234512345 123456123456 1234567 12345678 123456789 1234567890 ' +
  '12345678910 123456789a 123456789q 12345678a 1234567a 123456a 123456abc 123456qwerty 12345qwert 12345qwerty ' +
  '1234abcd 1234qwer 123abcd 123qwe123 123qweasd 123qweasdzxc 1313131 13131313 1357911 13579246810 147258369 ' +
  '1593570 159753159 1a2b3c4d 1a2s3d4f 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2222222 ' +
  '22222222 2468101 24681012 3141592 31415926 314159265 321321321 3333333 33333333 4444444 44444444 456123789 ' +
  '5555555 55555555 6666666 66666666 741852963 7654321 7777777 77777777 789456123 7894561230 87654321 8888888 ' +
  '88888888 963852741 987654321 9876543210 9999999 99999999 a123456 a1234567 a12345678 a123456789 a1b2c3d4 ' +
  'a1b2c3d4e5 aa123456 aa12345678 aaa111222 aaaaaaa aaaaaaaa abc1234 abc12345 abc123456 abc123abc abcabcabc ' +
  'abcd1234 abcd12345 abcd123456 abcdef1 abcdef123 abcdefg abcdefgh abcdefghi abcdefghij acapulco acapulco1 ' +
  'acapulco123 acapulco1234 acapulco2025 acapulco2026 acceso123 acesso123 admin!@# admin123 admin1234 admin12345 ' +
  'admin123456 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin@123 adminadmin ' +
  'administrador administrador1 administrador123 administrator adriana adriana1 adriana123 adriana1234 ' +
  'adriana2025 adriana2026 aguila1 aguila123 aguila1234 aguila2025 aguila2026 alegria alegria1 alegria123 ' +
  'alegria1234 alegria2025 alegria2026 alejandra alejandra1 alejandra123 alejandra1234 alejandra2025 ' +
  'alejandra2026 alejandro alejandro1 alejandro123 alejandro1234 alejandro2025 alejandro2026 alexander ' +
  'alexander1 alexander123 alexander1234 alexander2025 alexander2026 alexandra alexandra1 alexandra123 ' +
  'alexandra1234 alexandra2025 alexandra2026 alianza alianza1 alianza123 alianza1234 alianza2025 alianza2026 ' +
  'amanda1 amanda123 amanda1234 amanda2025 amanda2026 amazon1 amazon123 amazon1234 amazon2025 amazon2026 ' +
  'amazonamazon america america1 america123 america1234 america2025 america2026 amigos1 amigos123 amigos1234 ' +
  'amigos2025 amigos2026 amor123 amor1234 amor2025 amor2026 amorcito amorcito1 amorcito123 amorcito1234 ' +
  'amorcito2025 amorcito2026 andrew1 andrew123 andrew1234 andrew2025 andrew2026 android android1 android123 ' +
  'android1234 android2025 android2026 androidandroid angel123 angel1234 angel2025 angel2026 angels1 angels123 ' +
  'angels1234 angels2025 angels2026 anthony anthony1 anthony123 anthony1234 anthony2025 anthony2026 antonio ' +
  'antonio1 antonio123 antonio1234 antonio2025 antonio2026 apple123 apple1234 apple2025 apple2026 appleapple ' +
  'arequipa arequipa1 arequipa123 arequipa1234 arequipa2025 arequipa2026 argentina argentina1 argentina123 ' +
  'argentina1234 argentina2025 argentina2026 argentino argentino1 argentino123 argentino1234 argentino2025 ' +
  'argentino2026 arsenal arsenal1 arsenal123 arsenal1234 arsenal2025 arsenal2026 asdasd123 asdasdasd asdf1234 ' +
  'asdf12345 asdfasdf asdfghj asdfghjk asdfghjkl asdfghjkl1 asdqwe123 ashley1 ashley123 ashley1234 ashley2025 ' +
  'ashley2026 ashleyashley atletico atletico1 atletico123 atletico1234 atletico2025 atletico2026 autumn1 ' +
  'autumn123 autumn1234 autumn2025 autumn2026 azerty123 azertyu azertyuiop bailey1 bailey123 bailey1234 ' +
  'bailey2025 bailey2026 banana1 banana123 banana1234 banana2025 banana2026 barcelona barcelona1 barcelona123 ' +
  'barcelona1234 barcelona2025 barcelona2026 baseball baseball! baseball00 baseball007 baseball01 baseball1 ' +
  'baseball1! baseball10 baseball11 baseball12 baseball123 baseball123! baseball1234 baseball12345 ' +
  'baseball123456 baseball13 baseball2000 baseball2010 baseball2015 baseball2018 baseball2019 baseball2020 ' +
  'baseball2021 baseball2022 baseball2023 baseball2024 baseball2025 baseball2026 baseball21 baseball22 ' +
  'baseball23 baseball69 baseball77 baseball88 baseball99 baseballbaseball basketball basketball! basketball00 ' +
  'basketball007 basketball01 basketball1 basketball1! basketball10 basketball11 basketball12 basketball123 ' +
  'basketball123! basketball1234 basketball12345 basketball123456 basketball13 basketball2000 basketball2010 ' +
  'basketball2015 basketball2018 basketball2019 basketball2020 basketball2021 basketball2022 basketball2023 ' +
  'basketball2024 basketball2025 basketball2026 basketball21 basketball22 basketball23 basketball69 basketball77 ' +
  'basketball88 basketball99 basketballbasketball batman! batman00 batman007 batman01 batman1 batman1! batman10 ' +
  'batman11 batman12 batman123 batman123! batman1234 batman12345 batman123456 batman13 batman2000 batman2010 ' +
  'batman2015 batman2018 batman2019 batman2020 batman2021 batman2022 batman2023 batman2024 batman2025 batman2026 ' +
  'batman21 batman22 batman23 batman69 batman77 batman88 batman99 batmanbatman beatriz beatriz1 beatriz123 ' +
  'beatriz1234 beatriz2025 beatriz2026 belohorizonte belohorizonte1 belohorizonte123 belohorizonte1234 ' +
  'belohorizonte2025 belohorizonte2026 bemvindo benvindo bienvenida bienvenido bienvenido1 bienvenidos bienvenue ' +
  'blessed blessed1 blessed123 blessed1234 blessed2025 blessed2026 boca123 boca1234 boca2025 boca2026 ' +
  'bocajuniors bocajuniors1 bocajuniors123 bocajuniors1234 bocajuniors2025 bocajuniors2026 bogota1 bogota123 ' +
  'bogota1234 bogota2025 bogota2026 bolivia bolivia1 bolivia123 bolivia1234 bolivia2025 bolivia2026 bonita1 ' +
  'bonita123 bonita1234 bonita2025 bonita2026 borboleta borboleta1 borboleta123 borboleta1234 borboleta2025 ' +
  'borboleta2026 botafogo botafogo1 botafogo123 botafogo1234 botafogo2025 botafogo2026 brasil1 brasil123 ' +
  'brasil1234 brasil2025 brasil2026 brasileiro brasileiro1 brasileiro123 brasileiro1234 brasileiro2025 ' +
  'brasileiro2026 brasilia brasilia1 brasilia123 brasilia1234 brasilia2025 brasilia2026 brazil1 brazil123 ' +
  'brazil1234 brazil2025 brazil2026 bruno123 bruno1234 bruno2025 bruno2026 buddy123 buddy1234 buddy2025 ' +
  'buddy2026 buenosaires buenosaires1 buenosaires123 buenosaires1234 buenosaires2025 buenosaires2026 buster1 ' +
  'buster123 buster1234 buster2025 buster2026 butterfly butterfly1 butterfly123 butterfly1234 butterfly2025 ' +
  'butterfly2026 caballo caballo1 caballo123 caballo1234 caballo2025 caballo2026 cachorrinho cachorrinho1 ' +
  'cachorrinho123 cachorrinho1234 cachorrinho2025 cachorrinho2026 cachorro cachorro1 cachorro123 cachorro1234 ' +
  'cachorro2025 cachorro2026 camaro1 camaro123 camaro1234 camaro2025 camaro2026 camila1 camila123 camila1234 ' +
  'camila2025 camila2026 campeao campeao1 campeao123 campeao1234 campeao2025 campeao2026 campeon campeon1 ' +
  'campeon123 campeon1234 campeon2025 campeon2026 campeones campeones1 campeones123 campeones1234 campeones2025 ' +
  'campeones2026 cancun1 cancun123 cancun1234 cancun2025 cancun2026 canela1 canela123 canela1234 canela2025 ' +
  'canela2026 caracas caracas1 caracas123 caracas1234 caracas2025 caracas2026 carioca carioca1 carioca123 ' +
  'carioca1234 carioca2025 carioca2026 carlos1 carlos123 carlos1234 carlos2025 carlos2026 carolina carolina1 ' +
  'carolina123 carolina1234 carolina2025 carolina2026 cartagena cartagena1 cartagena123 cartagena1234 ' +
  'cartagena2025 cartagena2026 catalina catalina1 catalina123 catalina1234 catalina2025 catalina2026 changeit ' +
  'changeme changeme1 changeme123 charlie charlie1 charlie123 charlie1234 charlie2025 charlie2026 cheese1 ' +
  'cheese123 cheese1234 cheese2025 cheese2026 chelsea chelsea1 chelsea123 chelsea1234 chelsea2025 chelsea2026 ' +
  'chile123 chile1234 chile2025 chile2026 chivas1 chivas123 chivas1234 chivas2025 chivas2026 chocolate ' +
  'chocolate1 chocolate123 chocolate1234 chocolate2025 chocolate2026 clave123 clave1234 clave12345 claves123 ' +
  'cliente cliente1 cliente123 cliente1234 cliente2025 cliente2026 clientes clientes1 clientes123 clientes1234 ' +
  'clientes2025 clientes2026 coffee1 coffee123 coffee1234 coffee2025 coffee2026 colocolo colocolo1 colocolo123 ' +
  'colocolo1234 colocolo2025 colocolo2026 colombia colombia1 colombia123 colombia1234 colombia2025 colombia2026 ' +
  'colombiano colombiano1 colombiano123 colombiano1234 colombiano2025 colombiano2026 company company1 company123 ' +
  'company1234 company2025 company2026 compras compras1 compras123 compras1234 compras2025 compras2026 ' +
  'computador computador1 computador123 computador1234 computador2025 computador2026 computadora computadora1 ' +
  'computadora123 computadora1234 computadora2025 computadora2026 computer computer1 computer123 computer1234 ' +
  'computer2025 computer2026 computercomputer conejo1 conejo123 conejo1234 conejo2025 conejo2026 contabilidad ' +
  'contabilidad1 contabilidad123 contabilidad1234 contabilidad2025 contabilidad2026 contabilidade contabilidade1 ' +
  'contabilidade123 contabilidade1234 contabilidade2025 contabilidade2026 contrasena contrasena1 contrasena123 ' +
  'contraseña contraseña1 contraseña123 convidado cookie1 cookie123 cookie1234 cookie2025 cookie2026 corazon ' +
  'corazon1 corazon123 corazon1234 corazon2025 corazon2026 corinthians corinthians1 corinthians123 ' +
  'corinthians1234 corinthians2025 corinthians2026 corvette corvette1 corvette123 corvette1234 corvette2025 ' +
  'corvette2026 costarica costarica1 costarica123 costarica1234 costarica2025 costarica2026 cowboys cowboys1 ' +
  'cowboys123 cowboys1234 cowboys2025 cowboys2026 cristo1 cristo123 cristo1234 cristo2025 cristo2026 cruzazul ' +
  'cruzazul1 cruzazul123 cruzazul1234 cruzazul2025 cruzazul2026 cruzeiro cruzeiro1 cruzeiro123 cruzeiro1234 ' +
  'cruzeiro2025 cruzeiro2026 cuba123 cuba1234 cuba2025 cuba2026 curitiba curitiba1 curitiba123 curitiba1234 ' +
  'curitiba2025 curitiba2026 daniel1 daniel123 daniel1234 daniel2025 daniel2026 daniela daniela1 daniela123 ' +
  'daniela1234 daniela2025 daniela2026 december december1 december123 december1234 december2025 december2026 ' +
  'default1 default123 delfin1 delfin123 delfin1234 delfin2025 delfin2026 demo1234 demodemo deus123 deus1234 ' +
  'deus2025 deus2026 deusefiel deusefiel1 deusefiel123 deusefiel1234 deusefiel2025 deusefiel2026 diamond ' +
  'diamond1 diamond123 diamond1234 diamond2025 diamond2026 dios123 dios1234 dios2025 dios2026 dominicana ' +
  'dominicana1 dominicana123 dominicana1234 dominicana2025 dominicana2026 dragon! dragon00 dragon007 dragon01 ' +
  'dragon1 dragon1! dragon10 dragon11 dragon12 dragon123 dragon123! dragon1234 dragon12345 dragon123456 dragon13 ' +
  'dragon2000 dragon2010 dragon2015 dragon2018 dragon2019 dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 ' +
  'dragon2025 dragon2026 dragon21 dragon22 dragon23 dragon69 dragon77 dragon88 dragon99 dragondragon eagles1 ' +
  'eagles123 eagles1234 eagles2025 eagles2026 ecuador ecuador1 ecuador123 ecuador1234 ecuador2025 ecuador2026 ' +
  'eduardo eduardo1 eduardo123 eduardo1234 eduardo2025 eduardo2026 elizabeth elizabeth1 elizabeth123 ' +
  'elizabeth1234 elizabeth2025 elizabeth2026 elsalvador elsalvador1 elsalvador123 elsalvador1234 elsalvador2025 ' +
  'elsalvador2026 empresa empresa1 empresa123 empresa1234 empresa2025 empresa2026 entrar1 entrar123 escritorio ' +
  'escritorio1 escritorio123 escritorio1234 escritorio2025 escritorio2026 esperanca esperanca1 esperanca123 ' +
  'esperanca1234 esperanca2025 esperanca2026 esperanza esperanza1 esperanza123 esperanza1234 esperanza2025 ' +
  'esperanza2026 estrelinha estrelinha1 estrelinha123 estrelinha1234 estrelinha2025 estrelinha2026 estrella ' +
  'estrella1 estrella123 estrella1234 estrella2025 estrella2026 facebook facebook1 facebook123 facebook1234 ' +
  'facebook2025 facebook2026 facebookfacebook factura factura1 factura123 factura1234 factura2025 factura2026 ' +
  'facturas facturas1 facturas123 facturas1234 facturas2025 facturas2026 familia familia1 familia123 familia1234 ' +
  'familia2025 familia2026 family1 family123 family1234 family2025 family2026 february february1 february123 ' +
  'february1234 february2025 february2026 felicidad felicidad1 felicidad123 felicidad1234 felicidad2025 ' +
  'felicidad2026 felicidade felicidade1 felicidade123 felicidade1234 felicidade2025 felicidade2026 felipe1 ' +
  'felipe123 felipe1234 felipe2025 felipe2026 fernanda fernanda1 fernanda123 fernanda1234 fernanda2025 ' +
  'fernanda2026 fernando fernando1 fernando123 fernando1234 fernando2025 fernando2026 ferrari ferrari1 ' +
  'ferrari123 ferrari1234 ferrari2025 ferrari2026 financeiro financeiro1 financeiro123 financeiro1234 ' +
  'financeiro2025 financeiro2026 finanzas finanzas1 finanzas123 finanzas1234 finanzas2025 finanzas2026 flamengo ' +
  'flamengo1 flamengo123 flamengo1234 flamengo2025 flamengo2026 florzinha florzinha1 florzinha123 florzinha1234 ' +
  'florzinha2025 florzinha2026 flower1 flower123 flower1234 flower2025 flower2026 fluminense fluminense1 ' +
  'fluminense123 fluminense1234 fluminense2025 fluminense2026 football football! football00 football007 ' +
  'football01 football1 football1! football10 football11 football12 football123 football123! football1234 ' +
  'football12345 football123456 football13 football2000 football2010 football2015 football2018 football2019 ' +
  'football2020 football2021 football2022 football2023 football2024 football2025 football2026 football21 ' +
  'football22 football23 football69 football77 football88 football99 footballfootball forever forever1 ' +
  'forever123 forever1234 forever2025 forever2026 fornecedor fornecedor1 fornecedor123 fornecedor1234 ' +
  'fornecedor2025 fornecedor2026 fornecedores fornecedores1 fornecedores123 fornecedores1234 fornecedores2025 ' +
  'fornecedores2026 francisco francisco1 francisco123 francisco1234 francisco2025 francisco2026 freedom freedom1 ' +
  'freedom123 freedom1234 freedom2025 freedom2026 friday1 friday123 friday1234 friday2025 friday2026 friends ' +
  'friends1 friends123 friends1234 friends2025 friends2026 futbol1 futbol123 futbol1234 futbol2025 futbol2026 ' +
  'futebol futebol1 futebol123 futebol1234 futebol2025 futebol2026 gabriel gabriel1 gabriel123 gabriel1234 ' +
  'gabriel2025 gabriel2026 gabriela gabriela1 gabriela123 gabriela1234 gabriela2025 gabriela2026 gatinha ' +
  'gatinha1 gatinha123 gatinha1234 gatinha2025 gatinha2026 gatinho gatinho1 gatinho123 gatinho1234 gatinho2025 ' +
  'gatinho2026 gatito1 gatito123 gatito1234 gatito2025 gatito2026 gaucho1 gaucho123 gaucho1234 gaucho2025 ' +
  'gaucho2026 george1 george123 george1234 george2025 george2026 gerencia gerencia1 gerencia123 gerencia1234 ' +
  'gerencia2025 gerencia2026 gerente gerente1 gerente123 gerente1234 gerente2025 gerente2026 ginger1 ginger123 ' +
  'ginger1234 ginger2025 ginger2026 golden1 golden123 golden1234 golden2025 golden2026 golfinho golfinho1 ' +
  'golfinho123 golfinho1234 golfinho2025 golfinho2026 google1 google123 google1234 google2025 google2026 ' +
  'googlegoogle gremio1 gremio123 gremio1234 gremio2025 gremio2026 guadalajara guadalajara1 guadalajara123 ' +
  'guadalajara1234 guadalajara2025 guadalajara2026 guadalupe guadalupe1 guadalupe123 guadalupe1234 guadalupe2025 ' +
  'guadalupe2026 guatemala guatemala1 guatemala123 guatemala1234 guatemala2025 guatemala2026 guayaquil ' +
  'guayaquil1 guayaquil123 guayaquil1234 guayaquil2025 guayaquil2026 guest123 guest1234 guilherme guilherme1 ' +
  'guilherme123 guilherme1234 guilherme2025 guilherme2026 guitar1 guitar123 guitar1234 guitar2025 guitar2026 ' +
  'gustavo gustavo1 gustavo123 gustavo1234 gustavo2025 gustavo2026 hannah1 hannah123 hannah1234 hannah2025 ' +
  'hannah2026 harley1 harley123 harley1234 harley2025 harley2026 hermosa hermosa1 hermosa123 hermosa1234 ' +
  'hermosa2025 hermosa2026 hockey1 hockey123 hockey1234 hockey2025 hockey2026 homologa homologa1 homologa123 ' +
  'homologa1234 homologa2025 homologa2026 homologacao homologacao1 homologacao123 homologacao1234 ' +
  'homologacao2025 homologacao2026 homologacion homologacion1 homologacion123 homologacion1234 homologacion2025 ' +
  'homologacion2026 honduras honduras1 honduras123 honduras1234 honduras2025 honduras2026 hunter1 hunter123 ' +
  'hunter1234 hunter2025 hunter2026 hunterhunter independiente independiente1 independiente123 independiente1234 ' +
  'independiente2025 independiente2026 ingresar ingreso123 instagram instagram1 instagram123 instagram1234 ' +
  'instagram2025 instagram2026 instagraminstagram internacional internacional1 internacional123 ' +
  'internacional1234 internacional2025 internacional2026 internet internet1 internet123 internet1234 ' +
  'internet2025 internet2026 internetinternet invitado invitado1 iphone1 iphone123 iphone1234 iphone2025 ' +
  'iphone2026 iphoneiphone isabella isabella1 isabella123 isabella1234 isabella2025 isabella2026 january ' +
  'january1 january123 january1234 january2025 january2026 jehova1 jehova123 jehova1234 jehova2025 jehova2026 ' +
  'jennifer jennifer1 jennifer123 jennifer1234 jennifer2025 jennifer2026 jenniferjennifer jessica jessica1 ' +
  'jessica123 jessica1234 jessica2025 jessica2026 jesucristo jesucristo1 jesucristo123 jesucristo1234 ' +
  'jesucristo2025 jesucristo2026 jesus11 jesus1123 jesus11234 jesus12025 jesus12026 jesus123 jesus1234 jesus2025 ' +
  'jesus2026 jordan1 jordan123 jordan1234 jordan2025 jordan2026 jordanjordan joshua1 joshua123 joshua1234 ' +
  'joshua2025 joshua2026 juliana juliana1 juliana123 juliana1234 juliana2025 juliana2026 juventus juventus1 ' +
  'juventus123 juventus1234 juventus2025 juventus2026 killer1 killer123 killer1234 killer2025 killer2026 ' +
  'killerkiller lakers1 lakers123 lakers1234 lakers2025 lakers2026 leon123 leon1234 leon2025 leon2026 leonardo ' +
  'leonardo1 leonardo123 leonardo1234 leonardo2025 leonardo2026 letmein letmein1 letmein123 letmeinnow liberdade ' +
  'liberdade1 liberdade123 liberdade1234 liberdade2025 liberdade2026 libertad libertad1 libertad123 libertad1234 ' +
  'libertad2025 libertad2026 linkedin linkedin1 linkedin123 linkedin1234 linkedin2025 linkedin2026 ' +
  'linkedinlinkedin liverpool liverpool1 liverpool123 liverpool1234 liverpool2025 liverpool2026 lobo123 lobo1234 ' +
  'lobo2025 lobo2026 lovely1 lovely123 lovely1234 lovely2025 lovely2026 lucas123 lucas1234 lucas2025 lucas2026 ' +
  'maggie1 maggie123 maggie1234 maggie2025 maggie2026 manchester manchester1 manchester123 manchester1234 ' +
  'manchester2025 manchester2026 maradona maradona1 maradona123 maradona1234 maradona2025 maradona2026 mariana ' +
  'mariana1 mariana123 mariana1234 mariana2025 mariana2026 mariposa mariposa1 mariposa123 mariposa1234 ' +
  'mariposa2025 mariposa2026 master1 master123 master1234 master2025 master2026 mastermaster matheus matheus1 ' +
  'matheus123 matheus1234 matheus2025 matheus2026 matrix1 matrix123 matrix1234 matrix2025 matrix2026 matthew ' +
  'matthew1 matthew123 matthew1234 matthew2025 matthew2026 max1231 max123123 max1231234 max1232025 max1232026 ' +
  'medellin medellin1 medellin123 medellin1234 medellin2025 medellin2026 melissa melissa1 melissa123 melissa1234 ' +
  'melissa2025 melissa2026 mercedes mercedes1 mercedes123 mercedes1234 mercedes2025 mercedes2026 messi123 ' +
  'messi1234 messi2025 messi2026 mexicana mexicana1 mexicana123 mexicana1234 mexicana2025 mexicana2026 mexicano ' +
  'mexicano1 mexicano123 mexicano1234 mexicano2025 mexicano2026 mexico1 mexico123 mexico1234 mexico2025 ' +
  'mexico2026 miamor1 miamor123 miamor1234 miamor2025 miamor2026 michael michael1 michael123 michael1234 ' +
  'michael2025 michael2026 michaelmichael michelle michelle1 michelle123 michelle1234 michelle2025 michelle2026 ' +
  'miclave1 miclave123 microsoft microsoft1 microsoft123 microsoft1234 microsoft2025 microsoft2026 ' +
  'microsoftmicrosoft milagros milagros1 milagros123 milagros1234 milagros2025 milagros2026 minhasenha ' +
  'minhasenha1 mivida1 mivida123 mivida1234 mivida2025 mivida2026 monday1 monday123 monday1234 monday2025 ' +
  'monday2026 monkey! monkey00 monkey007 monkey01 monkey1 monkey1! monkey10 monkey11 monkey12 monkey123 ' +
  'monkey123! monkey1234 monkey12345 monkey123456 monkey13 monkey2000 monkey2010 monkey2015 monkey2018 ' +
  'monkey2019 monkey2020 monkey2021 monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 monkey21 monkey22 ' +
  'monkey23 monkey69 monkey77 monkey88 monkey99 monkeymonkey monterrey monterrey1 monterrey123 monterrey1234 ' +
  'monterrey2025 monterrey2026 montevideo montevideo1 montevideo123 montevideo1234 montevideo2025 montevideo2026 ' +
  'mudar123 mudar1234 mustang mustang1 mustang123 mustang1234 mustang2025 mustang2026 mypassword mypassword1 ' +
  'naruto1 naruto123 naruto1234 naruto2025 naruto2026 narutonaruto natasha natasha1 natasha123 natasha1234 ' +
  'natasha2025 natasha2026 negocio negocio1 negocio123 negocio1234 negocio2025 negocio2026 negocios negocios1 ' +
  'negocios123 negocios1234 negocios2025 negocios2026 netflix netflix1 netflix123 netflix1234 netflix2025 ' +
  'netflix2026 netflixnetflix newpassword neymar1 neymar123 neymar1234 neymar2025 neymar2026 nicaragua ' +
  'nicaragua1 nicaragua123 nicaragua1234 nicaragua2025 nicaragua2026 nicole1 nicole123 nicole1234 nicole2025 ' +
  'nicole2026 november november1 november123 november1234 november2025 november2026 october october1 october123 ' +
  'october1234 october2025 october2026 oficina oficina1 oficina123 oficina1234 oficina2025 oficina2026 orange1 ' +
  'orange123 orange1234 orange2025 orange2026 p@55w0rd p@ssw0rd p@ssword pa$$w0rd pa$$word packers packers1 ' +
  'packers123 packers1234 packers2025 packers2026 palmeiras palmeiras1 palmeiras123 palmeiras1234 palmeiras2025 ' +
  'palmeiras2026 panama1 panama123 panama1234 panama2025 panama2026 pantera pantera1 pantera123 pantera1234 ' +
  'pantera2025 pantera2026 paraguay paraguay1 paraguay123 paraguay1234 paraguay2025 paraguay2026 pass1234 ' +
  'pass12345 pass123456 passpass passw0rd passw0rd1 passw0rd123 passwd1 passwd123 password password! password. ' +
  'password0 password00 password007 password01 password1 password1! password10 password11 password12 password123 ' +
  'password123! password1234 password12345 password123456 password13 password2 password2000 password2010 ' +
  'password2015 password2018 password2019 password2020 password2021 password2022 password2023 password2024 ' +
  'password2025 password2026 password21 password22 password23 password3 password69 password7 password77 ' +
  'password88 password9 password99 passwordpassword patricia patricia1 patricia123 patricia1234 patricia2025 ' +
  'patricia2026 paz1231 paz123123 paz1231234 paz1232025 paz1232026 peanut1 peanut123 peanut1234 peanut2025 ' +
  'peanut2026 pelota1 pelota123 pelota1234 pelota2025 pelota2026 pepper1 pepper123 pepper1234 pepper2025 ' +
  'pepper2026 perrito perrito1 perrito123 perrito1234 perrito2025 perrito2026 peru123 peru1234 peru2025 peru2026 ' +
  'peruano peruano1 peruano123 peruano1234 peruano2025 peruano2026 phoenix phoenix1 phoenix123 phoenix1234 ' +
  'phoenix2025 phoenix2026 pimienta pimienta1 pimienta123 pimienta1234 pimienta2025 pimienta2026 pokemon ' +
  'pokemon1 pokemon123 pokemon1234 pokemon2025 pokemon2026 pokemonpokemon porsche porsche1 porsche123 ' +
  'porsche1234 porsche2025 porsche2026 portoalegre portoalegre1 portoalegre123 portoalegre1234 portoalegre2025 ' +
  'portoalegre2026 princesa princesa1 princesa123 princesa1234 princesa2025 princesa2026 princess princess! ' +
  'princess00 princess007 princess01 princess1 princess1! princess10 princess11 princess12 princess123 ' +
  'princess123! princess1234 princess12345 princess123456 princess13 princess2000 princess2010 princess2015 ' +
  'princess2018 princess2019 princess2020 princess2021 princess2022 princess2023 princess2024 princess2025 ' +
  'princess2026 princess21 princess22 princess23 princess69 princess77 princess88 princess99 princessprincess ' +
  'proveedor proveedor1 proveedor123 proveedor1234 proveedor2025 proveedor2026 proveedores proveedores1 ' +
  'proveedores123 proveedores1234 proveedores2025 proveedores2026 provisional provisoria provisorio prueba1 ' +
  'prueba123 pruebas123 puertorico puertorico1 puertorico123 puertorico1234 puertorico2025 puertorico2026 ' +
  'pumas123 pumas1234 pumas2025 pumas2026 purple1 purple123 purple1234 purple2025 purple2026 q1w2e3r4 q1w2e3r4t5 ' +
  'q1w2e3r4t5y6 qazwsx12 qazwsx123 qazwsxedc qq123456 quito123 quito1234 quito2025 quito2026 qwe12345 qwe123qwe ' +
  'qweasd123 qweasdzxc qweqweqwe qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 ' +
  'qwerty123456 qwerty22 qwerty321 qwerty77 qwerty99 qwertyqwerty qwertyu qwertyui qwertyuio qwertyuiop qwertzu ' +
  'qwertzuiop racing1 racing123 racing1234 racing2025 racing2026 rafael1 rafael123 rafael1234 rafael2025 ' +
  'rafael2026 rafaela rafaela1 rafaela123 rafaela1234 rafaela2025 rafaela2026 raiders raiders1 raiders123 ' +
  'raiders1234 raiders2025 raiders2026 rayados rayados1 rayados123 rayados1234 rayados2025 rayados2026 ' +
  'realmadrid realmadrid1 realmadrid123 realmadrid1234 realmadrid2025 realmadrid2026 recife1 recife123 ' +
  'recife1234 recife2025 recife2026 ricardo ricardo1 ricardo123 ricardo1234 ricardo2025 ricardo2026 riodejaneiro ' +
  'riodejaneiro1 riodejaneiro123 riodejaneiro1234 riodejaneiro2025 riodejaneiro2026 river123 river1234 river2025 ' +
  'river2026 riverplate riverplate1 riverplate123 riverplate1234 riverplate2025 riverplate2026 robert1 robert123 ' +
  'robert1234 robert2025 robert2026 roberto roberto1 roberto123 roberto1234 roberto2025 roberto2026 rodrigo ' +
  'rodrigo1 rodrigo123 rodrigo1234 rodrigo2025 rodrigo2026 ronaldinho ronaldinho1 ronaldinho123 ronaldinho1234 ' +
  'ronaldinho2025 ronaldinho2026 ronaldo ronaldo1 ronaldo123 ronaldo1234 ronaldo2025 ronaldo2026 root123 ' +
  'root1234 rootroot salvador salvador1 salvador123 salvador1234 salvador2025 salvador2026 samantha samantha1 ' +
  'samantha123 samantha1234 samantha2025 samantha2026 samsung samsung1 samsung123 samsung1234 samsung2025 ' +
  'samsung2026 samsungsamsung sanjuan sanjuan1 sanjuan123 sanjuan1234 sanjuan2025 sanjuan2026 sanlorenzo ' +
  'sanlorenzo1 sanlorenzo123 sanlorenzo1234 sanlorenzo2025 sanlorenzo2026 santamaria santamaria1 santamaria123 ' +
  'santamaria1234 santamaria2025 santamaria2026 santiago santiago1 santiago123 santiago1234 santiago2025 ' +
  'santiago2026 santos1 santos123 santos1234 santos2025 santos2026 saopaulo saopaulo1 saopaulo123 saopaulo1234 ' +
  'saopaulo2025 saopaulo2026 saopaulofc saopaulofc1 saopaulofc123 saopaulofc1234 saopaulofc2025 saopaulofc2026 ' +
  'saudade saudade1 saudade123 saudade1234 saudade2025 saudade2026 sebastian sebastian1 sebastian123 ' +
  'sebastian1234 sebastian2025 sebastian2026 secret123 secretaria secretaria1 secretaria123 secretaria1234 ' +
  'secretaria2025 secretaria2026 secreto secreto1 secreto123 segredo segredo1 segredo123 seguranca seguridad ' +
  'seguridad1 seguro123 senha123 senha1234 senha12345 senha123456 senhasenha senhor1 senhor123 senhor1234 ' +
  'senhor2025 senhor2026 shadow1 shadow123 shadow1234 shadow2025 shadow2026 shadowshadow silver1 silver123 ' +
  'silver1234 silver2025 silver2026 sistema sistema1 sistema123 sistema1234 sistema2025 sistema2026 sistemas ' +
  'sistemas1 sistemas123 sistemas1234 sistemas2025 sistemas2026 soccer1 soccer123 soccer1234 soccer2025 ' +
  'soccer2026 soporte soporte1 soporte123 soporte1234 soporte2025 soporte2026 spiderman spiderman! spiderman00 ' +
  'spiderman007 spiderman01 spiderman1 spiderman1! spiderman10 spiderman11 spiderman12 spiderman123 ' +
  'spiderman123! spiderman1234 spiderman12345 spiderman123456 spiderman13 spiderman2000 spiderman2010 ' +
  'spiderman2015 spiderman2018 spiderman2019 spiderman2020 spiderman2021 spiderman2022 spiderman2023 ' +
  'spiderman2024 spiderman2025 spiderman2026 spiderman21 spiderman22 spiderman23 spiderman69 spiderman77 ' +
  'spiderman88 spiderman99 spidermanspiderman spring1 spring123 spring1234 spring2025 spring2026 starwars ' +
  'starwars1 starwars123 starwars1234 starwars2025 starwars2026 starwarsstarwars steelers steelers1 steelers123 ' +
  'steelers1234 steelers2025 steelers2026 stephanie stephanie1 stephanie123 stephanie1234 stephanie2025 ' +
  'stephanie2026 summer1 summer123 summer1234 summer2025 summer2026 sunshine sunshine! sunshine00 sunshine007 ' +
  'sunshine01 sunshine1 sunshine1! sunshine10 sunshine11 sunshine12 sunshine123 sunshine123! sunshine1234 ' +
  'sunshine12345 sunshine123456 sunshine13 sunshine2000 sunshine2010 sunshine2015 sunshine2018 sunshine2019 ' +
  'sunshine2020 sunshine2021 sunshine2022 sunshine2023 sunshine2024 sunshine2025 sunshine2026 sunshine21 ' +
  'sunshine22 sunshine23 sunshine69 sunshine77 sunshine88 sunshine99 sunshinesunshine superadmin superman ' +
  'superman! superman00 superman007 superman01 superman1 superman1! superman10 superman11 superman12 superman123 ' +
  'superman123! superman1234 superman12345 superman123456 superman13 superman2000 superman2010 superman2015 ' +
  'superman2018 superman2019 superman2020 superman2021 superman2022 superman2023 superman2024 superman2025 ' +
  'superman2026 superman21 superman22 superman23 superman69 superman77 superman88 superman99 supermansuperman ' +
  'superuser suporte suporte1 suporte123 suporte1234 suporte2025 suporte2026 supplier supplier1 supplier123 ' +
  'supplier1234 supplier2025 supplier2026 suppliers suppliers1 suppliers123 suppliers1234 suppliers2025 ' +
  'suppliers2026 sysadmin tartaruga tartaruga1 tartaruga123 tartaruga1234 tartaruga2025 tartaruga2026 teamo123 ' +
  'teamo1234 teamo2025 teamo2026 temp1234 temporal temporal1 temporal123 temporary tennis1 tennis123 tennis1234 ' +
  'tennis2025 tennis2026 tequiero tequiero1 tequiero123 tequiero1234 tequiero2025 tequiero2026 test1234 ' +
  'test12345 teste123 teste1234 testing testing1 testing123 testtest thepassword thomas1 thomas123 thomas1234 ' +
  'thomas2025 thomas2026 tiger123 tiger1234 tiger2025 tiger2026 tigger1 tigger123 tigger1234 tigger2025 ' +
  'tigger2026 tigre123 tigre1234 tigre2025 tigre2026 tigres1 tigres123 tigres1234 tigres2025 tigres2026 tijuana ' +
  'tijuana1 tijuana123 tijuana1234 tijuana2025 tijuana2026 toortoor toyota1 toyota123 toyota1234 toyota2025 ' +
  'toyota2026 trabajo trabajo1 trabajo123 trabajo1234 trabajo2025 trabajo2026 trabalho trabalho1 trabalho123 ' +
  'trabalho1234 trabalho2025 trabalho2026 trocar123 trustno1 twitter twitter1 twitter123 twitter1234 twitter2025 ' +
  'twitter2026 twittertwitter universitario universitario1 universitario123 universitario1234 universitario2025 ' +
  'universitario2026 uruguay uruguay1 uruguay123 uruguay1234 uruguay2025 uruguay2026 user1234 user12345 usuario1 ' +
  'usuario123 usuario1234 usuarios valentina valentina1 valentina123 valentina1234 valentina2025 valentina2026 ' +
  'vascodagama vascodagama1 vascodagama123 vascodagama1234 vascodagama2025 vascodagama2026 vendas1 vendas123 ' +
  'vendas1234 vendas2025 vendas2026 venezuela venezuela1 venezuela123 venezuela1234 venezuela2025 venezuela2026 ' +
  'ventas1 ventas123 ventas1234 ventas2025 ventas2026 veracruz veracruz1 veracruz123 veracruz1234 veracruz2025 ' +
  'veracruz2026 veronica veronica1 veronica123 veronica1234 veronica2025 veronica2026 victoria victoria1 ' +
  'victoria123 victoria1234 victoria2025 victoria2026 vida123 vida1234 vida2025 vida2026 vinicius vinicius1 ' +
  'vinicius123 vinicius1234 vinicius2025 vinicius2026 virgen1 virgen123 virgen1234 virgen2025 virgen2026 ' +
  'visitante vitoria vitoria1 vitoria123 vitoria1234 vitoria2025 vitoria2026 w1234567 webmaster welcome welcome! ' +
  'welcome00 welcome007 welcome01 welcome1 welcome1! welcome10 welcome11 welcome12 welcome123 welcome123! ' +
  'welcome1234 welcome12345 welcome123456 welcome13 welcome2000 welcome2010 welcome2015 welcome2018 welcome2019 ' +
  'welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome21 welcome22 ' +
  'welcome23 welcome69 welcome77 welcome88 welcome99 welcomewelcome whatever whatever1 whatever123 whatever1234 ' +
  'whatever2025 whatever2026 whatsapp whatsapp1 whatsapp123 whatsapp1234 whatsapp2025 whatsapp2026 ' +
  'whatsappwhatsapp william william1 william123 william1234 william2025 william2026 windows windows1 windows123 ' +
  'windows1234 windows2025 windows2026 windowswindows winter1 winter123 winter1234 winter2025 winter2026 xxxxxxx ' +
  'xxxxxxxx yamaha1 yamaha123 yamaha1234 yamaha2025 yamaha2026 yankees yankees1 yankees123 yankees1234 ' +
  'yankees2025 yankees2026 yellow1 yellow123 yellow1234 yellow2025 yellow2026 youtube youtube1 youtube123 ' +
  'youtube1234 youtube2025 youtube2026 youtubeyoutube z1234567 zaq12wsx zaq1xsw2 zaq1zaq1 zxcasdqwe zxcvbnm ' +
  'zxcvbnm1 zxcvbnm123 zxczxczxc zzzzzzzz';
