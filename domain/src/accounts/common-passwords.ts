/**
 * Common passwords of at least seven characters, in lower case, one blank between two: those of every
 * published list's top, and the words of our users' languages, countries, clubs and offices with the
 * endings that people give them.
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
  'abcd1234 abcd12345 abcd123456 abcdef1 abcdef123 abcdefg abcdefgh abcdefghi abcdefghij acapulco acapulco! ' +
  'acapulco1 acapulco10 acapulco12 acapulco123 acapulco1234 acapulco12345 acapulco2024 acapulco2025 acapulco2026 ' +
  'acceso123 acesso123 admin!@# admin123 admin1234 admin12345 admin123456 admin2020 admin2021 admin2022 ' +
  'admin2023 admin2024 admin2025 admin2026 admin@123 adminadmin administrador administrador1 administrador123 ' +
  'administrator adriana adriana! adriana1 adriana10 adriana12 adriana123 adriana1234 adriana12345 adriana2024 ' +
  'adriana2025 adriana2026 aguila! aguila1 aguila10 aguila12 aguila123 aguila1234 aguila12345 aguila2024 ' +
  'aguila2025 aguila2026 alegria alegria! alegria1 alegria10 alegria12 alegria123 alegria1234 alegria12345 ' +
  'alegria2024 alegria2025 alegria2026 alejandra alejandra! alejandra1 alejandra10 alejandra12 alejandra123 ' +
  'alejandra1234 alejandra12345 alejandra2024 alejandra2025 alejandra2026 alejandro alejandro! alejandro1 ' +
  'alejandro10 alejandro12 alejandro123 alejandro1234 alejandro12345 alejandro2024 alejandro2025 alejandro2026 ' +
  'alexander alexander! alexander1 alexander10 alexander12 alexander123 alexander1234 alexander12345 ' +
  'alexander2024 alexander2025 alexander2026 alexandra alexandra! alexandra1 alexandra10 alexandra12 ' +
  'alexandra123 alexandra1234 alexandra12345 alexandra2024 alexandra2025 alexandra2026 alianza alianza! alianza1 ' +
  'alianza10 alianza12 alianza123 alianza1234 alianza12345 alianza2024 alianza2025 alianza2026 amanda! amanda1 ' +
  'amanda10 amanda12 amanda123 amanda1234 amanda12345 amanda2024 amanda2025 amanda2026 amazon! amazon00 ' +
  'amazon007 amazon01 amazon1 amazon1! amazon10 amazon11 amazon12 amazon123 amazon123! amazon1234 amazon12345 ' +
  'amazon123456 amazon13 amazon2000 amazon2010 amazon2015 amazon2018 amazon2019 amazon2020 amazon2021 amazon2022 ' +
  'amazon2023 amazon2024 amazon2025 amazon2026 amazon21 amazon22 amazon23 amazon69 amazon77 amazon88 amazon99 ' +
  'amazonamazon america america! america1 america10 america12 america123 america1234 america12345 america2024 ' +
  'america2025 america2026 amigos! amigos1 amigos10 amigos12 amigos123 amigos1234 amigos12345 amigos2024 ' +
  'amigos2025 amigos2026 amor123 amor1234 amor12345 amor2024 amor2025 amor2026 amorcito amorcito! amorcito1 ' +
  'amorcito10 amorcito12 amorcito123 amorcito1234 amorcito12345 amorcito2024 amorcito2025 amorcito2026 andrew! ' +
  'andrew1 andrew10 andrew12 andrew123 andrew1234 andrew12345 andrew2024 andrew2025 andrew2026 android android! ' +
  'android00 android007 android01 android1 android1! android10 android11 android12 android123 android123! ' +
  'android1234 android12345 android123456 android13 android2000 android2010 android2015 android2018 android2019 ' +
  'android2020 android2021 android2022 android2023 android2024 android2025 android2026 android21 android22 ' +
  'android23 android69 android77 android88 android99 androidandroid angel00 angel007 angel01 angel1! angel10 ' +
  'angel11 angel12 angel123 angel123! angel1234 angel12345 angel123456 angel13 angel2000 angel2010 angel2015 ' +
  'angel2018 angel2019 angel2020 angel2021 angel2022 angel2023 angel2024 angel2025 angel2026 angel21 angel22 ' +
  'angel23 angel69 angel77 angel88 angel99 angels! angels00 angels007 angels01 angels1 angels1! angels10 ' +
  'angels11 angels12 angels123 angels123! angels1234 angels12345 angels123456 angels13 angels2000 angels2010 ' +
  'angels2015 angels2018 angels2019 angels2020 angels2021 angels2022 angels2023 angels2024 angels2025 angels2026 ' +
  'angels21 angels22 angels23 angels69 angels77 angels88 angels99 anthony anthony! anthony1 anthony10 anthony12 ' +
  'anthony123 anthony1234 anthony12345 anthony2024 anthony2025 anthony2026 antonio antonio! antonio1 antonio10 ' +
  'antonio12 antonio123 antonio1234 antonio12345 antonio2024 antonio2025 antonio2026 apple00 apple007 apple01 ' +
  'apple1! apple10 apple11 apple12 apple123 apple123! apple1234 apple12345 apple123456 apple13 apple2000 ' +
  'apple2010 apple2015 apple2018 apple2019 apple2020 apple2021 apple2022 apple2023 apple2024 apple2025 apple2026 ' +
  'apple21 apple22 apple23 apple69 apple77 apple88 apple99 appleapple arequipa arequipa! arequipa1 arequipa10 ' +
  'arequipa12 arequipa123 arequipa1234 arequipa12345 arequipa2024 arequipa2025 arequipa2026 argentina argentina! ' +
  'argentina1 argentina10 argentina12 argentina123 argentina1234 argentina12345 argentina2024 argentina2025 ' +
  'argentina2026 argentino argentino! argentino1 argentino10 argentino12 argentino123 argentino1234 ' +
  'argentino12345 argentino2024 argentino2025 argentino2026 arsenal arsenal! arsenal1 arsenal10 arsenal12 ' +
  'arsenal123 arsenal1234 arsenal12345 arsenal2024 arsenal2025 arsenal2026 asdasd123 asdasdasd asdf1234 ' +
  'asdf12345 asdfasdf asdfghj asdfghjk asdfghjkl asdfghjkl1 asdqwe123 ashley! ashley00 ashley007 ashley01 ' +
  'ashley1 ashley1! ashley10 ashley11 ashley12 ashley123 ashley123! ashley1234 ashley12345 ashley123456 ashley13 ' +
  'ashley2000 ashley2010 ashley2015 ashley2018 ashley2019 ashley2020 ashley2021 ashley2022 ashley2023 ashley2024 ' +
  'ashley2025 ashley2026 ashley21 ashley22 ashley23 ashley69 ashley77 ashley88 ashley99 ashleyashley atletico ' +
  'atletico! atletico1 atletico10 atletico12 atletico123 atletico1234 atletico12345 atletico2024 atletico2025 ' +
  'atletico2026 autumn! autumn00 autumn007 autumn01 autumn1 autumn1! autumn10 autumn11 autumn12 autumn123 ' +
  'autumn123! autumn1234 autumn12345 autumn123456 autumn13 autumn2000 autumn2010 autumn2015 autumn2018 ' +
  'autumn2019 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 autumn21 autumn22 ' +
  'autumn23 autumn69 autumn77 autumn88 autumn99 azerty123 azertyu azertyuiop bailey! bailey1 bailey10 bailey12 ' +
  'bailey123 bailey1234 bailey12345 bailey2024 bailey2025 bailey2026 banana! banana00 banana007 banana01 banana1 ' +
  'banana1! banana10 banana11 banana12 banana123 banana123! banana1234 banana12345 banana123456 banana13 ' +
  'banana2000 banana2010 banana2015 banana2018 banana2019 banana2020 banana2021 banana2022 banana2023 banana2024 ' +
  'banana2025 banana2026 banana21 banana22 banana23 banana69 banana77 banana88 banana99 barcelona barcelona! ' +
  'barcelona1 barcelona10 barcelona12 barcelona123 barcelona1234 barcelona12345 barcelona2024 barcelona2025 ' +
  'barcelona2026 baseball baseball! baseball00 baseball007 baseball01 baseball1 baseball1! baseball10 baseball11 ' +
  'baseball12 baseball123 baseball123! baseball1234 baseball12345 baseball123456 baseball13 baseball2000 ' +
  'baseball2010 baseball2015 baseball2018 baseball2019 baseball2020 baseball2021 baseball2022 baseball2023 ' +
  'baseball2024 baseball2025 baseball2026 baseball21 baseball22 baseball23 baseball69 baseball77 baseball88 ' +
  'baseball99 baseballbaseball basketball basketball! basketball00 basketball007 basketball01 basketball1 ' +
  'basketball1! basketball10 basketball11 basketball12 basketball123 basketball123! basketball1234 ' +
  'basketball12345 basketball123456 basketball13 basketball2000 basketball2010 basketball2015 basketball2018 ' +
  'basketball2019 basketball2020 basketball2021 basketball2022 basketball2023 basketball2024 basketball2025 ' +
  'basketball2026 basketball21 basketball22 basketball23 basketball69 basketball77 basketball88 basketball99 ' +
  'basketballbasketball batman! batman00 batman007 batman01 batman1 batman1! batman10 batman11 batman12 ' +
  'batman123 batman123! batman1234 batman12345 batman123456 batman13 batman2000 batman2010 batman2015 batman2018 ' +
  'batman2019 batman2020 batman2021 batman2022 batman2023 batman2024 batman2025 batman2026 batman21 batman22 ' +
  'batman23 batman69 batman77 batman88 batman99 batmanbatman beatriz beatriz! beatriz1 beatriz10 beatriz12 ' +
  'beatriz123 beatriz1234 beatriz12345 beatriz2024 beatriz2025 beatriz2026 belohorizonte belohorizonte! ' +
  'belohorizonte1 belohorizonte10 belohorizonte12 belohorizonte123 belohorizonte1234 belohorizonte12345 ' +
  'belohorizonte2024 belohorizonte2025 belohorizonte2026 bemvindo benvindo bienvenida bienvenido bienvenido1 ' +
  'bienvenidos bienvenue blessed blessed! blessed00 blessed007 blessed01 blessed1 blessed1! blessed10 blessed11 ' +
  'blessed12 blessed123 blessed123! blessed1234 blessed12345 blessed123456 blessed13 blessed2000 blessed2010 ' +
  'blessed2015 blessed2018 blessed2019 blessed2020 blessed2021 blessed2022 blessed2023 blessed2024 blessed2025 ' +
  'blessed2026 blessed21 blessed22 blessed23 blessed69 blessed77 blessed88 blessed99 boca123 boca1234 boca12345 ' +
  'boca2024 boca2025 boca2026 bocajuniors bocajuniors! bocajuniors1 bocajuniors10 bocajuniors12 bocajuniors123 ' +
  'bocajuniors1234 bocajuniors12345 bocajuniors2024 bocajuniors2025 bocajuniors2026 bogota! bogota1 bogota10 ' +
  'bogota12 bogota123 bogota1234 bogota12345 bogota2024 bogota2025 bogota2026 bolivia bolivia! bolivia1 ' +
  'bolivia10 bolivia12 bolivia123 bolivia1234 bolivia12345 bolivia2024 bolivia2025 bolivia2026 bonita! bonita1 ' +
  'bonita10 bonita12 bonita123 bonita1234 bonita12345 bonita2024 bonita2025 bonita2026 borboleta borboleta! ' +
  'borboleta1 borboleta10 borboleta12 borboleta123 borboleta1234 borboleta12345 borboleta2024 borboleta2025 ' +
  'borboleta2026 botafogo botafogo! botafogo1 botafogo10 botafogo12 botafogo123 botafogo1234 botafogo12345 ' +
  'botafogo2024 botafogo2025 botafogo2026 brasil! brasil1 brasil10 brasil12 brasil123 brasil1234 brasil12345 ' +
  'brasil2024 brasil2025 brasil2026 brasileiro brasileiro! brasileiro1 brasileiro10 brasileiro12 brasileiro123 ' +
  'brasileiro1234 brasileiro12345 brasileiro2024 brasileiro2025 brasileiro2026 brasilia brasilia! brasilia1 ' +
  'brasilia10 brasilia12 brasilia123 brasilia1234 brasilia12345 brasilia2024 brasilia2025 brasilia2026 brazil! ' +
  'brazil1 brazil10 brazil12 brazil123 brazil1234 brazil12345 brazil2024 brazil2025 brazil2026 bruno10 bruno12 ' +
  'bruno123 bruno1234 bruno12345 bruno2024 bruno2025 bruno2026 buddy10 buddy12 buddy123 buddy1234 buddy12345 ' +
  'buddy2024 buddy2025 buddy2026 buenosaires buenosaires! buenosaires1 buenosaires10 buenosaires12 ' +
  'buenosaires123 buenosaires1234 buenosaires12345 buenosaires2024 buenosaires2025 buenosaires2026 buster! ' +
  'buster1 buster10 buster12 buster123 buster1234 buster12345 buster2024 buster2025 buster2026 butterfly ' +
  'butterfly! butterfly00 butterfly007 butterfly01 butterfly1 butterfly1! butterfly10 butterfly11 butterfly12 ' +
  'butterfly123 butterfly123! butterfly1234 butterfly12345 butterfly123456 butterfly13 butterfly2000 ' +
  'butterfly2010 butterfly2015 butterfly2018 butterfly2019 butterfly2020 butterfly2021 butterfly2022 ' +
  'butterfly2023 butterfly2024 butterfly2025 butterfly2026 butterfly21 butterfly22 butterfly23 butterfly69 ' +
  'butterfly77 butterfly88 butterfly99 caballo caballo! caballo1 caballo10 caballo12 caballo123 caballo1234 ' +
  'caballo12345 caballo2024 caballo2025 caballo2026 cachorrinho cachorrinho! cachorrinho1 cachorrinho10 ' +
  'cachorrinho12 cachorrinho123 cachorrinho1234 cachorrinho12345 cachorrinho2024 cachorrinho2025 cachorrinho2026 ' +
  'cachorro cachorro! cachorro1 cachorro10 cachorro12 cachorro123 cachorro1234 cachorro12345 cachorro2024 ' +
  'cachorro2025 cachorro2026 camaro! camaro1 camaro10 camaro12 camaro123 camaro1234 camaro12345 camaro2024 ' +
  'camaro2025 camaro2026 camila! camila1 camila10 camila12 camila123 camila1234 camila12345 camila2024 ' +
  'camila2025 camila2026 campeao campeao! campeao1 campeao10 campeao12 campeao123 campeao1234 campeao12345 ' +
  'campeao2024 campeao2025 campeao2026 campeon campeon! campeon1 campeon10 campeon12 campeon123 campeon1234 ' +
  'campeon12345 campeon2024 campeon2025 campeon2026 campeones campeones! campeones1 campeones10 campeones12 ' +
  'campeones123 campeones1234 campeones12345 campeones2024 campeones2025 campeones2026 cancun! cancun1 cancun10 ' +
  'cancun12 cancun123 cancun1234 cancun12345 cancun2024 cancun2025 cancun2026 canela! canela1 canela10 canela12 ' +
  'canela123 canela1234 canela12345 canela2024 canela2025 canela2026 caracas caracas! caracas1 caracas10 ' +
  'caracas12 caracas123 caracas1234 caracas12345 caracas2024 caracas2025 caracas2026 carioca carioca! carioca1 ' +
  'carioca10 carioca12 carioca123 carioca1234 carioca12345 carioca2024 carioca2025 carioca2026 carlos! carlos1 ' +
  'carlos10 carlos12 carlos123 carlos1234 carlos12345 carlos2024 carlos2025 carlos2026 carolina carolina! ' +
  'carolina1 carolina10 carolina12 carolina123 carolina1234 carolina12345 carolina2024 carolina2025 carolina2026 ' +
  'cartagena cartagena! cartagena1 cartagena10 cartagena12 cartagena123 cartagena1234 cartagena12345 ' +
  'cartagena2024 cartagena2025 cartagena2026 catalina catalina! catalina1 catalina10 catalina12 catalina123 ' +
  'catalina1234 catalina12345 catalina2024 catalina2025 catalina2026 changeit changeme changeme1 changeme123 ' +
  'charlie charlie! charlie1 charlie10 charlie12 charlie123 charlie1234 charlie12345 charlie2024 charlie2025 ' +
  'charlie2026 cheese! cheese1 cheese10 cheese12 cheese123 cheese1234 cheese12345 cheese2024 cheese2025 ' +
  'cheese2026 chelsea chelsea! chelsea1 chelsea10 chelsea12 chelsea123 chelsea1234 chelsea12345 chelsea2024 ' +
  'chelsea2025 chelsea2026 chile10 chile12 chile123 chile1234 chile12345 chile2024 chile2025 chile2026 chivas! ' +
  'chivas1 chivas10 chivas12 chivas123 chivas1234 chivas12345 chivas2024 chivas2025 chivas2026 chocolate ' +
  'chocolate! chocolate00 chocolate007 chocolate01 chocolate1 chocolate1! chocolate10 chocolate11 chocolate12 ' +
  'chocolate123 chocolate123! chocolate1234 chocolate12345 chocolate123456 chocolate13 chocolate2000 ' +
  'chocolate2010 chocolate2015 chocolate2018 chocolate2019 chocolate2020 chocolate2021 chocolate2022 ' +
  'chocolate2023 chocolate2024 chocolate2025 chocolate2026 chocolate21 chocolate22 chocolate23 chocolate69 ' +
  'chocolate77 chocolate88 chocolate99 clave123 clave1234 clave12345 claves123 cliente cliente! cliente1 ' +
  'cliente10 cliente12 cliente123 cliente1234 cliente12345 cliente2024 cliente2025 cliente2026 clientes ' +
  'clientes! clientes1 clientes10 clientes12 clientes123 clientes1234 clientes12345 clientes2024 clientes2025 ' +
  'clientes2026 coffee! coffee1 coffee10 coffee12 coffee123 coffee1234 coffee12345 coffee2024 coffee2025 ' +
  'coffee2026 colocolo colocolo! colocolo1 colocolo10 colocolo12 colocolo123 colocolo1234 colocolo12345 ' +
  'colocolo2024 colocolo2025 colocolo2026 colombia colombia! colombia1 colombia10 colombia12 colombia123 ' +
  'colombia1234 colombia12345 colombia2024 colombia2025 colombia2026 colombiano colombiano! colombiano1 ' +
  'colombiano10 colombiano12 colombiano123 colombiano1234 colombiano12345 colombiano2024 colombiano2025 ' +
  'colombiano2026 company company! company1 company10 company12 company123 company1234 company12345 company2024 ' +
  'company2025 company2026 compras compras! compras1 compras10 compras12 compras123 compras1234 compras12345 ' +
  'compras2024 compras2025 compras2026 computador computador! computador1 computador10 computador12 ' +
  'computador123 computador1234 computador12345 computador2024 computador2025 computador2026 computadora ' +
  'computadora! computadora1 computadora10 computadora12 computadora123 computadora1234 computadora12345 ' +
  'computadora2024 computadora2025 computadora2026 computer computer! computer00 computer007 computer01 ' +
  'computer1 computer1! computer10 computer11 computer12 computer123 computer123! computer1234 computer12345 ' +
  'computer123456 computer13 computer2000 computer2010 computer2015 computer2018 computer2019 computer2020 ' +
  'computer2021 computer2022 computer2023 computer2024 computer2025 computer2026 computer21 computer22 ' +
  'computer23 computer69 computer77 computer88 computer99 computercomputer conejo! conejo1 conejo10 conejo12 ' +
  'conejo123 conejo1234 conejo12345 conejo2024 conejo2025 conejo2026 contabilidad contabilidad! contabilidad1 ' +
  'contabilidad10 contabilidad12 contabilidad123 contabilidad1234 contabilidad12345 contabilidad2024 ' +
  'contabilidad2025 contabilidad2026 contabilidade contabilidade! contabilidade1 contabilidade10 contabilidade12 ' +
  'contabilidade123 contabilidade1234 contabilidade12345 contabilidade2024 contabilidade2025 contabilidade2026 ' +
  'contrasena contrasena1 contrasena123 contraseña contraseña1 contraseña123 convidado cookie! cookie00 ' +
  'cookie007 cookie01 cookie1 cookie1! cookie10 cookie11 cookie12 cookie123 cookie123! cookie1234 cookie12345 ' +
  'cookie123456 cookie13 cookie2000 cookie2010 cookie2015 cookie2018 cookie2019 cookie2020 cookie2021 cookie2022 ' +
  'cookie2023 cookie2024 cookie2025 cookie2026 cookie21 cookie22 cookie23 cookie69 cookie77 cookie88 cookie99 ' +
  'corazon corazon! corazon1 corazon10 corazon12 corazon123 corazon1234 corazon12345 corazon2024 corazon2025 ' +
  'corazon2026 corinthians corinthians! corinthians1 corinthians10 corinthians12 corinthians123 corinthians1234 ' +
  'corinthians12345 corinthians2024 corinthians2025 corinthians2026 corvette corvette! corvette1 corvette10 ' +
  'corvette12 corvette123 corvette1234 corvette12345 corvette2024 corvette2025 corvette2026 costarica costarica! ' +
  'costarica1 costarica10 costarica12 costarica123 costarica1234 costarica12345 costarica2024 costarica2025 ' +
  'costarica2026 cowboys cowboys! cowboys1 cowboys10 cowboys12 cowboys123 cowboys1234 cowboys12345 cowboys2024 ' +
  'cowboys2025 cowboys2026 cristo! cristo1 cristo10 cristo12 cristo123 cristo1234 cristo12345 cristo2024 ' +
  'cristo2025 cristo2026 cruzazul cruzazul! cruzazul1 cruzazul10 cruzazul12 cruzazul123 cruzazul1234 ' +
  'cruzazul12345 cruzazul2024 cruzazul2025 cruzazul2026 cruzeiro cruzeiro! cruzeiro1 cruzeiro10 cruzeiro12 ' +
  'cruzeiro123 cruzeiro1234 cruzeiro12345 cruzeiro2024 cruzeiro2025 cruzeiro2026 cuba123 cuba1234 cuba12345 ' +
  'cuba2024 cuba2025 cuba2026 curitiba curitiba! curitiba1 curitiba10 curitiba12 curitiba123 curitiba1234 ' +
  'curitiba12345 curitiba2024 curitiba2025 curitiba2026 daniel! daniel1 daniel10 daniel12 daniel123 daniel1234 ' +
  'daniel12345 daniel2024 daniel2025 daniel2026 daniela daniela! daniela1 daniela10 daniela12 daniela123 ' +
  'daniela1234 daniela12345 daniela2024 daniela2025 daniela2026 december december! december1 december10 ' +
  'december12 december123 december1234 december12345 december2024 december2025 december2026 default1 default123 ' +
  'delfin! delfin1 delfin10 delfin12 delfin123 delfin1234 delfin12345 delfin2024 delfin2025 delfin2026 demo1234 ' +
  'demodemo deus123 deus1234 deus12345 deus2024 deus2025 deus2026 deusefiel deusefiel! deusefiel1 deusefiel10 ' +
  'deusefiel12 deusefiel123 deusefiel1234 deusefiel12345 deusefiel2024 deusefiel2025 deusefiel2026 diamond ' +
  'diamond! diamond1 diamond10 diamond12 diamond123 diamond1234 diamond12345 diamond2024 diamond2025 diamond2026 ' +
  'dios123 dios1234 dios12345 dios2024 dios2025 dios2026 dominicana dominicana! dominicana1 dominicana10 ' +
  'dominicana12 dominicana123 dominicana1234 dominicana12345 dominicana2024 dominicana2025 dominicana2026 ' +
  'dragon! dragon00 dragon007 dragon01 dragon1 dragon1! dragon10 dragon11 dragon12 dragon123 dragon123! ' +
  'dragon1234 dragon12345 dragon123456 dragon13 dragon2000 dragon2010 dragon2015 dragon2018 dragon2019 ' +
  'dragon2020 dragon2021 dragon2022 dragon2023 dragon2024 dragon2025 dragon2026 dragon21 dragon22 dragon23 ' +
  'dragon69 dragon77 dragon88 dragon99 dragondragon eagles! eagles1 eagles10 eagles12 eagles123 eagles1234 ' +
  'eagles12345 eagles2024 eagles2025 eagles2026 ecuador ecuador! ecuador1 ecuador10 ecuador12 ecuador123 ' +
  'ecuador1234 ecuador12345 ecuador2024 ecuador2025 ecuador2026 eduardo eduardo! eduardo1 eduardo10 eduardo12 ' +
  'eduardo123 eduardo1234 eduardo12345 eduardo2024 eduardo2025 eduardo2026 elizabeth elizabeth! elizabeth1 ' +
  'elizabeth10 elizabeth12 elizabeth123 elizabeth1234 elizabeth12345 elizabeth2024 elizabeth2025 elizabeth2026 ' +
  'elsalvador elsalvador! elsalvador1 elsalvador10 elsalvador12 elsalvador123 elsalvador1234 elsalvador12345 ' +
  'elsalvador2024 elsalvador2025 elsalvador2026 empresa empresa! empresa1 empresa10 empresa12 empresa123 ' +
  'empresa1234 empresa12345 empresa2024 empresa2025 empresa2026 entrar1 entrar123 escritorio escritorio! ' +
  'escritorio1 escritorio10 escritorio12 escritorio123 escritorio1234 escritorio12345 escritorio2024 ' +
  'escritorio2025 escritorio2026 esperanca esperanca! esperanca1 esperanca10 esperanca12 esperanca123 ' +
  'esperanca1234 esperanca12345 esperanca2024 esperanca2025 esperanca2026 esperanza esperanza! esperanza1 ' +
  'esperanza10 esperanza12 esperanza123 esperanza1234 esperanza12345 esperanza2024 esperanza2025 esperanza2026 ' +
  'estrelinha estrelinha! estrelinha1 estrelinha10 estrelinha12 estrelinha123 estrelinha1234 estrelinha12345 ' +
  'estrelinha2024 estrelinha2025 estrelinha2026 estrella estrella! estrella1 estrella10 estrella12 estrella123 ' +
  'estrella1234 estrella12345 estrella2024 estrella2025 estrella2026 facebook facebook! facebook00 facebook007 ' +
  'facebook01 facebook1 facebook1! facebook10 facebook11 facebook12 facebook123 facebook123! facebook1234 ' +
  'facebook12345 facebook123456 facebook13 facebook2000 facebook2010 facebook2015 facebook2018 facebook2019 ' +
  'facebook2020 facebook2021 facebook2022 facebook2023 facebook2024 facebook2025 facebook2026 facebook21 ' +
  'facebook22 facebook23 facebook69 facebook77 facebook88 facebook99 facebookfacebook factura factura! factura1 ' +
  'factura10 factura12 factura123 factura1234 factura12345 factura2024 factura2025 factura2026 facturas ' +
  'facturas! facturas1 facturas10 facturas12 facturas123 facturas1234 facturas12345 facturas2024 facturas2025 ' +
  'facturas2026 familia familia! familia1 familia10 familia12 familia123 familia1234 familia12345 familia2024 ' +
  'familia2025 familia2026 family! family1 family10 family12 family123 family1234 family12345 family2024 ' +
  'family2025 family2026 february february! february00 february007 february01 february1 february1! february10 ' +
  'february11 february12 february123 february123! february1234 february12345 february123456 february13 ' +
  'february2000 february2010 february2015 february2018 february2019 february2020 february2021 february2022 ' +
  'february2023 february2024 february2025 february2026 february21 february22 february23 february69 february77 ' +
  'february88 february99 felicidad felicidad! felicidad1 felicidad10 felicidad12 felicidad123 felicidad1234 ' +
  'felicidad12345 felicidad2024 felicidad2025 felicidad2026 felicidade felicidade! felicidade1 felicidade10 ' +
  'felicidade12 felicidade123 felicidade1234 felicidade12345 felicidade2024 felicidade2025 felicidade2026 ' +
  'felipe! felipe1 felipe10 felipe12 felipe123 felipe1234 felipe12345 felipe2024 felipe2025 felipe2026 fernanda ' +
  'fernanda! fernanda1 fernanda10 fernanda12 fernanda123 fernanda1234 fernanda12345 fernanda2024 fernanda2025 ' +
  'fernanda2026 fernando fernando! fernando1 fernando10 fernando12 fernando123 fernando1234 fernando12345 ' +
  'fernando2024 fernando2025 fernando2026 ferrari ferrari! ferrari1 ferrari10 ferrari12 ferrari123 ferrari1234 ' +
  'ferrari12345 ferrari2024 ferrari2025 ferrari2026 financeiro financeiro! financeiro1 financeiro10 financeiro12 ' +
  'financeiro123 financeiro1234 financeiro12345 financeiro2024 financeiro2025 financeiro2026 finanzas finanzas! ' +
  'finanzas1 finanzas10 finanzas12 finanzas123 finanzas1234 finanzas12345 finanzas2024 finanzas2025 finanzas2026 ' +
  'flamengo flamengo! flamengo1 flamengo10 flamengo12 flamengo123 flamengo1234 flamengo12345 flamengo2024 ' +
  'flamengo2025 flamengo2026 florzinha florzinha! florzinha1 florzinha10 florzinha12 florzinha123 florzinha1234 ' +
  'florzinha12345 florzinha2024 florzinha2025 florzinha2026 flower! flower00 flower007 flower01 flower1 flower1! ' +
  'flower10 flower11 flower12 flower123 flower123! flower1234 flower12345 flower123456 flower13 flower2000 ' +
  'flower2010 flower2015 flower2018 flower2019 flower2020 flower2021 flower2022 flower2023 flower2024 flower2025 ' +
  'flower2026 flower21 flower22 flower23 flower69 flower77 flower88 flower99 fluminense fluminense! fluminense1 ' +
  'fluminense10 fluminense12 fluminense123 fluminense1234 fluminense12345 fluminense2024 fluminense2025 ' +
  'fluminense2026 football football! football00 football007 football01 football1 football1! football10 ' +
  'football11 football12 football123 football123! football1234 football12345 football123456 football13 ' +
  'football2000 football2010 football2015 football2018 football2019 football2020 football2021 football2022 ' +
  'football2023 football2024 football2025 football2026 football21 football22 football23 football69 football77 ' +
  'football88 football99 footballfootball forever forever! forever1 forever10 forever12 forever123 forever1234 ' +
  'forever12345 forever2024 forever2025 forever2026 fornecedor fornecedor! fornecedor1 fornecedor10 fornecedor12 ' +
  'fornecedor123 fornecedor1234 fornecedor12345 fornecedor2024 fornecedor2025 fornecedor2026 fornecedores ' +
  'fornecedores! fornecedores1 fornecedores10 fornecedores12 fornecedores123 fornecedores1234 fornecedores12345 ' +
  'fornecedores2024 fornecedores2025 fornecedores2026 francisco francisco! francisco1 francisco10 francisco12 ' +
  'francisco123 francisco1234 francisco12345 francisco2024 francisco2025 francisco2026 freedom freedom! ' +
  'freedom00 freedom007 freedom01 freedom1 freedom1! freedom10 freedom11 freedom12 freedom123 freedom123! ' +
  'freedom1234 freedom12345 freedom123456 freedom13 freedom2000 freedom2010 freedom2015 freedom2018 freedom2019 ' +
  'freedom2020 freedom2021 freedom2022 freedom2023 freedom2024 freedom2025 freedom2026 freedom21 freedom22 ' +
  'freedom23 freedom69 freedom77 freedom88 freedom99 friday! friday1 friday10 friday12 friday123 friday1234 ' +
  'friday12345 friday2024 friday2025 friday2026 friends friends! friends1 friends10 friends12 friends123 ' +
  'friends1234 friends12345 friends2024 friends2025 friends2026 futbol! futbol1 futbol10 futbol12 futbol123 ' +
  'futbol1234 futbol12345 futbol2024 futbol2025 futbol2026 futebol futebol! futebol1 futebol10 futebol12 ' +
  'futebol123 futebol1234 futebol12345 futebol2024 futebol2025 futebol2026 gabriel gabriel! gabriel1 gabriel10 ' +
  'gabriel12 gabriel123 gabriel1234 gabriel12345 gabriel2024 gabriel2025 gabriel2026 gabriela gabriela! ' +
  'gabriela1 gabriela10 gabriela12 gabriela123 gabriela1234 gabriela12345 gabriela2024 gabriela2025 gabriela2026 ' +
  'gatinha gatinha! gatinha1 gatinha10 gatinha12 gatinha123 gatinha1234 gatinha12345 gatinha2024 gatinha2025 ' +
  'gatinha2026 gatinho gatinho! gatinho1 gatinho10 gatinho12 gatinho123 gatinho1234 gatinho12345 gatinho2024 ' +
  'gatinho2025 gatinho2026 gatito! gatito1 gatito10 gatito12 gatito123 gatito1234 gatito12345 gatito2024 ' +
  'gatito2025 gatito2026 gaucho! gaucho1 gaucho10 gaucho12 gaucho123 gaucho1234 gaucho12345 gaucho2024 ' +
  'gaucho2025 gaucho2026 george! george1 george10 george12 george123 george1234 george12345 george2024 ' +
  'george2025 george2026 gerencia gerencia! gerencia1 gerencia10 gerencia12 gerencia123 gerencia1234 ' +
  'gerencia12345 gerencia2024 gerencia2025 gerencia2026 gerente gerente! gerente1 gerente10 gerente12 gerente123 ' +
  'gerente1234 gerente12345 gerente2024 gerente2025 gerente2026 ginger! ginger1 ginger10 ginger12 ginger123 ' +
  'ginger1234 ginger12345 ginger2024 ginger2025 ginger2026 golden! golden1 golden10 golden12 golden123 ' +
  'golden1234 golden12345 golden2024 golden2025 golden2026 golfinho golfinho! golfinho1 golfinho10 golfinho12 ' +
  'golfinho123 golfinho1234 golfinho12345 golfinho2024 golfinho2025 golfinho2026 google! google00 google007 ' +
  'google01 google1 google1! google10 google11 google12 google123 google123! google1234 google12345 google123456 ' +
  'google13 google2000 google2010 google2015 google2018 google2019 google2020 google2021 google2022 google2023 ' +
  'google2024 google2025 google2026 google21 google22 google23 google69 google77 google88 google99 googlegoogle ' +
  'gremio! gremio1 gremio10 gremio12 gremio123 gremio1234 gremio12345 gremio2024 gremio2025 gremio2026 ' +
  'guadalajara guadalajara! guadalajara1 guadalajara10 guadalajara12 guadalajara123 guadalajara1234 ' +
  'guadalajara12345 guadalajara2024 guadalajara2025 guadalajara2026 guadalupe guadalupe! guadalupe1 guadalupe10 ' +
  'guadalupe12 guadalupe123 guadalupe1234 guadalupe12345 guadalupe2024 guadalupe2025 guadalupe2026 guatemala ' +
  'guatemala! guatemala1 guatemala10 guatemala12 guatemala123 guatemala1234 guatemala12345 guatemala2024 ' +
  'guatemala2025 guatemala2026 guayaquil guayaquil! guayaquil1 guayaquil10 guayaquil12 guayaquil123 ' +
  'guayaquil1234 guayaquil12345 guayaquil2024 guayaquil2025 guayaquil2026 guest123 guest1234 guilherme ' +
  'guilherme! guilherme1 guilherme10 guilherme12 guilherme123 guilherme1234 guilherme12345 guilherme2024 ' +
  'guilherme2025 guilherme2026 guitar! guitar1 guitar10 guitar12 guitar123 guitar1234 guitar12345 guitar2024 ' +
  'guitar2025 guitar2026 gustavo gustavo! gustavo1 gustavo10 gustavo12 gustavo123 gustavo1234 gustavo12345 ' +
  'gustavo2024 gustavo2025 gustavo2026 hannah! hannah1 hannah10 hannah12 hannah123 hannah1234 hannah12345 ' +
  'hannah2024 hannah2025 hannah2026 harley! harley1 harley10 harley12 harley123 harley1234 harley12345 ' +
  'harley2024 harley2025 harley2026 hermosa hermosa! hermosa1 hermosa10 hermosa12 hermosa123 hermosa1234 ' +
  'hermosa12345 hermosa2024 hermosa2025 hermosa2026 hockey! hockey1 hockey10 hockey12 hockey123 hockey1234 ' +
  'hockey12345 hockey2024 hockey2025 hockey2026 homologa homologa! homologa1 homologa10 homologa12 homologa123 ' +
  'homologa1234 homologa12345 homologa2024 homologa2025 homologa2026 homologacao homologacao! homologacao1 ' +
  'homologacao10 homologacao12 homologacao123 homologacao1234 homologacao12345 homologacao2024 homologacao2025 ' +
  'homologacao2026 homologacion homologacion! homologacion1 homologacion10 homologacion12 homologacion123 ' +
  'homologacion1234 homologacion12345 homologacion2024 homologacion2025 homologacion2026 honduras honduras! ' +
  'honduras1 honduras10 honduras12 honduras123 honduras1234 honduras12345 honduras2024 honduras2025 honduras2026 ' +
  'hunter! hunter00 hunter007 hunter01 hunter1 hunter1! hunter10 hunter11 hunter12 hunter123 hunter123! ' +
  'hunter1234 hunter12345 hunter123456 hunter13 hunter2000 hunter2010 hunter2015 hunter2018 hunter2019 ' +
  'hunter2020 hunter2021 hunter2022 hunter2023 hunter2024 hunter2025 hunter2026 hunter21 hunter22 hunter23 ' +
  'hunter69 hunter77 hunter88 hunter99 hunterhunter independiente independiente! independiente1 independiente10 ' +
  'independiente12 independiente123 independiente1234 independiente12345 independiente2024 independiente2025 ' +
  'independiente2026 ingresar ingreso123 instagram instagram! instagram00 instagram007 instagram01 instagram1 ' +
  'instagram1! instagram10 instagram11 instagram12 instagram123 instagram123! instagram1234 instagram12345 ' +
  'instagram123456 instagram13 instagram2000 instagram2010 instagram2015 instagram2018 instagram2019 ' +
  'instagram2020 instagram2021 instagram2022 instagram2023 instagram2024 instagram2025 instagram2026 instagram21 ' +
  'instagram22 instagram23 instagram69 instagram77 instagram88 instagram99 instagraminstagram internacional ' +
  'internacional! internacional1 internacional10 internacional12 internacional123 internacional1234 ' +
  'internacional12345 internacional2024 internacional2025 internacional2026 internet internet! internet00 ' +
  'internet007 internet01 internet1 internet1! internet10 internet11 internet12 internet123 internet123! ' +
  'internet1234 internet12345 internet123456 internet13 internet2000 internet2010 internet2015 internet2018 ' +
  'internet2019 internet2020 internet2021 internet2022 internet2023 internet2024 internet2025 internet2026 ' +
  'internet21 internet22 internet23 internet69 internet77 internet88 internet99 internetinternet invitado ' +
  'invitado1 iphone! iphone00 iphone007 iphone01 iphone1 iphone1! iphone10 iphone11 iphone12 iphone123 ' +
  'iphone123! iphone1234 iphone12345 iphone123456 iphone13 iphone2000 iphone2010 iphone2015 iphone2018 ' +
  'iphone2019 iphone2020 iphone2021 iphone2022 iphone2023 iphone2024 iphone2025 iphone2026 iphone21 iphone22 ' +
  'iphone23 iphone69 iphone77 iphone88 iphone99 iphoneiphone isabella isabella! isabella1 isabella10 isabella12 ' +
  'isabella123 isabella1234 isabella12345 isabella2024 isabella2025 isabella2026 january january! january00 ' +
  'january007 january01 january1 january1! january10 january11 january12 january123 january123! january1234 ' +
  'january12345 january123456 january13 january2000 january2010 january2015 january2018 january2019 january2020 ' +
  'january2021 january2022 january2023 january2024 january2025 january2026 january21 january22 january23 ' +
  'january69 january77 january88 january99 jehova! jehova1 jehova10 jehova12 jehova123 jehova1234 jehova12345 ' +
  'jehova2024 jehova2025 jehova2026 jennifer jennifer! jennifer00 jennifer007 jennifer01 jennifer1 jennifer1! ' +
  'jennifer10 jennifer11 jennifer12 jennifer123 jennifer123! jennifer1234 jennifer12345 jennifer123456 ' +
  'jennifer13 jennifer2000 jennifer2010 jennifer2015 jennifer2018 jennifer2019 jennifer2020 jennifer2021 ' +
  'jennifer2022 jennifer2023 jennifer2024 jennifer2025 jennifer2026 jennifer21 jennifer22 jennifer23 jennifer69 ' +
  'jennifer77 jennifer88 jennifer99 jenniferjennifer jessica jessica! jessica1 jessica10 jessica12 jessica123 ' +
  'jessica1234 jessica12345 jessica2024 jessica2025 jessica2026 jesucristo jesucristo! jesucristo1 jesucristo10 ' +
  'jesucristo12 jesucristo123 jesucristo1234 jesucristo12345 jesucristo2024 jesucristo2025 jesucristo2026 ' +
  'jesus00 jesus007 jesus01 jesus1! jesus10 jesus100 jesus1007 jesus101 jesus11 jesus11! jesus110 jesus111 ' +
  'jesus112 jesus1123 jesus1123! jesus11234 jesus112345 jesus1123456 jesus113 jesus12 jesus12000 jesus12010 ' +
  'jesus12015 jesus12018 jesus12019 jesus12020 jesus12021 jesus12022 jesus12023 jesus12024 jesus12025 jesus12026 ' +
  'jesus121 jesus122 jesus123 jesus123! jesus1234 jesus12345 jesus123456 jesus13 jesus169 jesus177 jesus188 ' +
  'jesus199 jesus2000 jesus2010 jesus2015 jesus2018 jesus2019 jesus2020 jesus2021 jesus2022 jesus2023 jesus2024 ' +
  'jesus2025 jesus2026 jesus21 jesus22 jesus23 jesus69 jesus77 jesus88 jesus99 jordan! jordan00 jordan007 ' +
  'jordan01 jordan1 jordan1! jordan10 jordan11 jordan12 jordan123 jordan123! jordan1234 jordan12345 jordan123456 ' +
  'jordan13 jordan2000 jordan2010 jordan2015 jordan2018 jordan2019 jordan2020 jordan2021 jordan2022 jordan2023 ' +
  'jordan2024 jordan2025 jordan2026 jordan21 jordan22 jordan23 jordan69 jordan77 jordan88 jordan99 jordanjordan ' +
  'joshua! joshua1 joshua10 joshua12 joshua123 joshua1234 joshua12345 joshua2024 joshua2025 joshua2026 juliana ' +
  'juliana! juliana1 juliana10 juliana12 juliana123 juliana1234 juliana12345 juliana2024 juliana2025 juliana2026 ' +
  'juventus juventus! juventus1 juventus10 juventus12 juventus123 juventus1234 juventus12345 juventus2024 ' +
  'juventus2025 juventus2026 killer! killer00 killer007 killer01 killer1 killer1! killer10 killer11 killer12 ' +
  'killer123 killer123! killer1234 killer12345 killer123456 killer13 killer2000 killer2010 killer2015 killer2018 ' +
  'killer2019 killer2020 killer2021 killer2022 killer2023 killer2024 killer2025 killer2026 killer21 killer22 ' +
  'killer23 killer69 killer77 killer88 killer99 killerkiller lakers! lakers1 lakers10 lakers12 lakers123 ' +
  'lakers1234 lakers12345 lakers2024 lakers2025 lakers2026 leon123 leon1234 leon12345 leon2024 leon2025 leon2026 ' +
  'leonardo leonardo! leonardo1 leonardo10 leonardo12 leonardo123 leonardo1234 leonardo12345 leonardo2024 ' +
  'leonardo2025 leonardo2026 letmein letmein1 letmein123 letmeinnow liberdade liberdade! liberdade1 liberdade10 ' +
  'liberdade12 liberdade123 liberdade1234 liberdade12345 liberdade2024 liberdade2025 liberdade2026 libertad ' +
  'libertad! libertad1 libertad10 libertad12 libertad123 libertad1234 libertad12345 libertad2024 libertad2025 ' +
  'libertad2026 linkedin linkedin! linkedin00 linkedin007 linkedin01 linkedin1 linkedin1! linkedin10 linkedin11 ' +
  'linkedin12 linkedin123 linkedin123! linkedin1234 linkedin12345 linkedin123456 linkedin13 linkedin2000 ' +
  'linkedin2010 linkedin2015 linkedin2018 linkedin2019 linkedin2020 linkedin2021 linkedin2022 linkedin2023 ' +
  'linkedin2024 linkedin2025 linkedin2026 linkedin21 linkedin22 linkedin23 linkedin69 linkedin77 linkedin88 ' +
  'linkedin99 linkedinlinkedin liverpool liverpool! liverpool1 liverpool10 liverpool12 liverpool123 ' +
  'liverpool1234 liverpool12345 liverpool2024 liverpool2025 liverpool2026 lobo123 lobo1234 lobo12345 lobo2024 ' +
  'lobo2025 lobo2026 lovely! lovely1 lovely10 lovely12 lovely123 lovely1234 lovely12345 lovely2024 lovely2025 ' +
  'lovely2026 lucas10 lucas12 lucas123 lucas1234 lucas12345 lucas2024 lucas2025 lucas2026 maggie! maggie1 ' +
  'maggie10 maggie12 maggie123 maggie1234 maggie12345 maggie2024 maggie2025 maggie2026 manchester manchester! ' +
  'manchester1 manchester10 manchester12 manchester123 manchester1234 manchester12345 manchester2024 ' +
  'manchester2025 manchester2026 maradona maradona! maradona1 maradona10 maradona12 maradona123 maradona1234 ' +
  'maradona12345 maradona2024 maradona2025 maradona2026 mariana mariana! mariana1 mariana10 mariana12 mariana123 ' +
  'mariana1234 mariana12345 mariana2024 mariana2025 mariana2026 mariposa mariposa! mariposa1 mariposa10 ' +
  'mariposa12 mariposa123 mariposa1234 mariposa12345 mariposa2024 mariposa2025 mariposa2026 master! master00 ' +
  'master007 master01 master1 master1! master10 master11 master12 master123 master123! master1234 master12345 ' +
  'master123456 master13 master2000 master2010 master2015 master2018 master2019 master2020 master2021 master2022 ' +
  'master2023 master2024 master2025 master2026 master21 master22 master23 master69 master77 master88 master99 ' +
  'mastermaster matheus matheus! matheus1 matheus10 matheus12 matheus123 matheus1234 matheus12345 matheus2024 ' +
  'matheus2025 matheus2026 matrix! matrix00 matrix007 matrix01 matrix1 matrix1! matrix10 matrix11 matrix12 ' +
  'matrix123 matrix123! matrix1234 matrix12345 matrix123456 matrix13 matrix2000 matrix2010 matrix2015 matrix2018 ' +
  'matrix2019 matrix2020 matrix2021 matrix2022 matrix2023 matrix2024 matrix2025 matrix2026 matrix21 matrix22 ' +
  'matrix23 matrix69 matrix77 matrix88 matrix99 matthew matthew! matthew1 matthew10 matthew12 matthew123 ' +
  'matthew1234 matthew12345 matthew2024 matthew2025 matthew2026 max123! max1231 max12310 max12312 max123123 ' +
  'max1231234 max12312345 max1232024 max1232025 max1232026 medellin medellin! medellin1 medellin10 medellin12 ' +
  'medellin123 medellin1234 medellin12345 medellin2024 medellin2025 medellin2026 melissa melissa! melissa1 ' +
  'melissa10 melissa12 melissa123 melissa1234 melissa12345 melissa2024 melissa2025 melissa2026 mercedes ' +
  'mercedes! mercedes1 mercedes10 mercedes12 mercedes123 mercedes1234 mercedes12345 mercedes2024 mercedes2025 ' +
  'mercedes2026 messi10 messi12 messi123 messi1234 messi12345 messi2024 messi2025 messi2026 mexicana mexicana! ' +
  'mexicana1 mexicana10 mexicana12 mexicana123 mexicana1234 mexicana12345 mexicana2024 mexicana2025 mexicana2026 ' +
  'mexicano mexicano! mexicano1 mexicano10 mexicano12 mexicano123 mexicano1234 mexicano12345 mexicano2024 ' +
  'mexicano2025 mexicano2026 mexico! mexico1 mexico10 mexico12 mexico123 mexico1234 mexico12345 mexico2024 ' +
  'mexico2025 mexico2026 miamor! miamor1 miamor10 miamor12 miamor123 miamor1234 miamor12345 miamor2024 ' +
  'miamor2025 miamor2026 michael michael! michael00 michael007 michael01 michael1 michael1! michael10 michael11 ' +
  'michael12 michael123 michael123! michael1234 michael12345 michael123456 michael13 michael2000 michael2010 ' +
  'michael2015 michael2018 michael2019 michael2020 michael2021 michael2022 michael2023 michael2024 michael2025 ' +
  'michael2026 michael21 michael22 michael23 michael69 michael77 michael88 michael99 michaelmichael michelle ' +
  'michelle! michelle1 michelle10 michelle12 michelle123 michelle1234 michelle12345 michelle2024 michelle2025 ' +
  'michelle2026 miclave1 miclave123 microsoft microsoft! microsoft00 microsoft007 microsoft01 microsoft1 ' +
  'microsoft1! microsoft10 microsoft11 microsoft12 microsoft123 microsoft123! microsoft1234 microsoft12345 ' +
  'microsoft123456 microsoft13 microsoft2000 microsoft2010 microsoft2015 microsoft2018 microsoft2019 ' +
  'microsoft2020 microsoft2021 microsoft2022 microsoft2023 microsoft2024 microsoft2025 microsoft2026 microsoft21 ' +
  'microsoft22 microsoft23 microsoft69 microsoft77 microsoft88 microsoft99 microsoftmicrosoft milagros milagros! ' +
  'milagros1 milagros10 milagros12 milagros123 milagros1234 milagros12345 milagros2024 milagros2025 milagros2026 ' +
  'minhasenha minhasenha1 mivida! mivida1 mivida10 mivida12 mivida123 mivida1234 mivida12345 mivida2024 ' +
  'mivida2025 mivida2026 monday! monday1 monday10 monday12 monday123 monday1234 monday12345 monday2024 ' +
  'monday2025 monday2026 monkey! monkey00 monkey007 monkey01 monkey1 monkey1! monkey10 monkey11 monkey12 ' +
  'monkey123 monkey123! monkey1234 monkey12345 monkey123456 monkey13 monkey2000 monkey2010 monkey2015 monkey2018 ' +
  'monkey2019 monkey2020 monkey2021 monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 monkey21 monkey22 ' +
  'monkey23 monkey69 monkey77 monkey88 monkey99 monkeymonkey monterrey monterrey! monterrey1 monterrey10 ' +
  'monterrey12 monterrey123 monterrey1234 monterrey12345 monterrey2024 monterrey2025 monterrey2026 montevideo ' +
  'montevideo! montevideo1 montevideo10 montevideo12 montevideo123 montevideo1234 montevideo12345 montevideo2024 ' +
  'montevideo2025 montevideo2026 mudar123 mudar1234 mustang mustang! mustang1 mustang10 mustang12 mustang123 ' +
  'mustang1234 mustang12345 mustang2024 mustang2025 mustang2026 mypassword mypassword1 naruto! naruto00 ' +
  'naruto007 naruto01 naruto1 naruto1! naruto10 naruto11 naruto12 naruto123 naruto123! naruto1234 naruto12345 ' +
  'naruto123456 naruto13 naruto2000 naruto2010 naruto2015 naruto2018 naruto2019 naruto2020 naruto2021 naruto2022 ' +
  'naruto2023 naruto2024 naruto2025 naruto2026 naruto21 naruto22 naruto23 naruto69 naruto77 naruto88 naruto99 ' +
  'narutonaruto natasha natasha! natasha1 natasha10 natasha12 natasha123 natasha1234 natasha12345 natasha2024 ' +
  'natasha2025 natasha2026 negocio negocio! negocio1 negocio10 negocio12 negocio123 negocio1234 negocio12345 ' +
  'negocio2024 negocio2025 negocio2026 negocios negocios! negocios1 negocios10 negocios12 negocios123 ' +
  'negocios1234 negocios12345 negocios2024 negocios2025 negocios2026 netflix netflix! netflix00 netflix007 ' +
  'netflix01 netflix1 netflix1! netflix10 netflix11 netflix12 netflix123 netflix123! netflix1234 netflix12345 ' +
  'netflix123456 netflix13 netflix2000 netflix2010 netflix2015 netflix2018 netflix2019 netflix2020 netflix2021 ' +
  'netflix2022 netflix2023 netflix2024 netflix2025 netflix2026 netflix21 netflix22 netflix23 netflix69 netflix77 ' +
  'netflix88 netflix99 netflixnetflix newpassword neymar! neymar1 neymar10 neymar12 neymar123 neymar1234 ' +
  'neymar12345 neymar2024 neymar2025 neymar2026 nicaragua nicaragua! nicaragua1 nicaragua10 nicaragua12 ' +
  'nicaragua123 nicaragua1234 nicaragua12345 nicaragua2024 nicaragua2025 nicaragua2026 nicole! nicole1 nicole10 ' +
  'nicole12 nicole123 nicole1234 nicole12345 nicole2024 nicole2025 nicole2026 november november! november1 ' +
  'november10 november12 november123 november1234 november12345 november2024 november2025 november2026 october ' +
  'october! october00 october007 october01 october1 october1! october10 october11 october12 october123 ' +
  'october123! october1234 october12345 october123456 october13 october2000 october2010 october2015 october2018 ' +
  'october2019 october2020 october2021 october2022 october2023 october2024 october2025 october2026 october21 ' +
  'october22 october23 october69 october77 october88 october99 oficina oficina! oficina1 oficina10 oficina12 ' +
  'oficina123 oficina1234 oficina12345 oficina2024 oficina2025 oficina2026 orange! orange1 orange10 orange12 ' +
  'orange123 orange1234 orange12345 orange2024 orange2025 orange2026 p@55w0rd p@ssw0rd p@ssword pa$$w0rd ' +
  'pa$$word packers packers! packers1 packers10 packers12 packers123 packers1234 packers12345 packers2024 ' +
  'packers2025 packers2026 palmeiras palmeiras! palmeiras1 palmeiras10 palmeiras12 palmeiras123 palmeiras1234 ' +
  'palmeiras12345 palmeiras2024 palmeiras2025 palmeiras2026 panama! panama1 panama10 panama12 panama123 ' +
  'panama1234 panama12345 panama2024 panama2025 panama2026 pantera pantera! pantera1 pantera10 pantera12 ' +
  'pantera123 pantera1234 pantera12345 pantera2024 pantera2025 pantera2026 paraguay paraguay! paraguay1 ' +
  'paraguay10 paraguay12 paraguay123 paraguay1234 paraguay12345 paraguay2024 paraguay2025 paraguay2026 pass1234 ' +
  'pass12345 pass123456 passpass passw0rd passw0rd1 passw0rd123 passwd1 passwd123 password password! password. ' +
  'password0 password00 password007 password01 password1 password1! password10 password11 password12 password123 ' +
  'password123! password1234 password12345 password123456 password13 password2 password2000 password2010 ' +
  'password2015 password2018 password2019 password2020 password2021 password2022 password2023 password2024 ' +
  'password2025 password2026 password21 password22 password23 password3 password69 password7 password77 ' +
  'password88 password9 password99 passwordpassword patricia patricia! patricia1 patricia10 patricia12 ' +
  'patricia123 patricia1234 patricia12345 patricia2024 patricia2025 patricia2026 paz123! paz1231 paz12310 ' +
  'paz12312 paz123123 paz1231234 paz12312345 paz1232024 paz1232025 paz1232026 peanut! peanut1 peanut10 peanut12 ' +
  'peanut123 peanut1234 peanut12345 peanut2024 peanut2025 peanut2026 pelota! pelota1 pelota10 pelota12 pelota123 ' +
  'pelota1234 pelota12345 pelota2024 pelota2025 pelota2026 pepper! pepper1 pepper10 pepper12 pepper123 ' +
  'pepper1234 pepper12345 pepper2024 pepper2025 pepper2026 perrito perrito! perrito1 perrito10 perrito12 ' +
  'perrito123 perrito1234 perrito12345 perrito2024 perrito2025 perrito2026 peru123 peru1234 peru12345 peru2024 ' +
  'peru2025 peru2026 peruano peruano! peruano1 peruano10 peruano12 peruano123 peruano1234 peruano12345 ' +
  'peruano2024 peruano2025 peruano2026 phoenix phoenix! phoenix1 phoenix10 phoenix12 phoenix123 phoenix1234 ' +
  'phoenix12345 phoenix2024 phoenix2025 phoenix2026 pimienta pimienta! pimienta1 pimienta10 pimienta12 ' +
  'pimienta123 pimienta1234 pimienta12345 pimienta2024 pimienta2025 pimienta2026 pokemon pokemon! pokemon00 ' +
  'pokemon007 pokemon01 pokemon1 pokemon1! pokemon10 pokemon11 pokemon12 pokemon123 pokemon123! pokemon1234 ' +
  'pokemon12345 pokemon123456 pokemon13 pokemon2000 pokemon2010 pokemon2015 pokemon2018 pokemon2019 pokemon2020 ' +
  'pokemon2021 pokemon2022 pokemon2023 pokemon2024 pokemon2025 pokemon2026 pokemon21 pokemon22 pokemon23 ' +
  'pokemon69 pokemon77 pokemon88 pokemon99 pokemonpokemon porsche porsche! porsche1 porsche10 porsche12 ' +
  'porsche123 porsche1234 porsche12345 porsche2024 porsche2025 porsche2026 portoalegre portoalegre! portoalegre1 ' +
  'portoalegre10 portoalegre12 portoalegre123 portoalegre1234 portoalegre12345 portoalegre2024 portoalegre2025 ' +
  'portoalegre2026 princesa princesa! princesa1 princesa10 princesa12 princesa123 princesa1234 princesa12345 ' +
  'princesa2024 princesa2025 princesa2026 princess princess! princess00 princess007 princess01 princess1 ' +
  'princess1! princess10 princess11 princess12 princess123 princess123! princess1234 princess12345 ' +
  'princess123456 princess13 princess2000 princess2010 princess2015 princess2018 princess2019 princess2020 ' +
  'princess2021 princess2022 princess2023 princess2024 princess2025 princess2026 princess21 princess22 ' +
  'princess23 princess69 princess77 princess88 princess99 princessprincess proveedor proveedor! proveedor1 ' +
  'proveedor10 proveedor12 proveedor123 proveedor1234 proveedor12345 proveedor2024 proveedor2025 proveedor2026 ' +
  'proveedores proveedores! proveedores1 proveedores10 proveedores12 proveedores123 proveedores1234 ' +
  'proveedores12345 proveedores2024 proveedores2025 proveedores2026 provisional provisoria provisorio prueba1 ' +
  'prueba123 pruebas123 puertorico puertorico! puertorico1 puertorico10 puertorico12 puertorico123 ' +
  'puertorico1234 puertorico12345 puertorico2024 puertorico2025 puertorico2026 pumas10 pumas12 pumas123 ' +
  'pumas1234 pumas12345 pumas2024 pumas2025 pumas2026 purple! purple1 purple10 purple12 purple123 purple1234 ' +
  'purple12345 purple2024 purple2025 purple2026 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx12 qazwsx123 qazwsxedc ' +
  'qq123456 quito10 quito12 quito123 quito1234 quito12345 quito2024 quito2025 quito2026 qwe12345 qwe123qwe ' +
  'qweasd123 qweasdzxc qweqweqwe qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 ' +
  'qwerty123456 qwerty22 qwerty321 qwerty77 qwerty99 qwertyqwerty qwertyu qwertyui qwertyuio qwertyuiop qwertzu ' +
  'qwertzuiop racing! racing1 racing10 racing12 racing123 racing1234 racing12345 racing2024 racing2025 ' +
  'racing2026 rafael! rafael1 rafael10 rafael12 rafael123 rafael1234 rafael12345 rafael2024 rafael2025 ' +
  'rafael2026 rafaela rafaela! rafaela1 rafaela10 rafaela12 rafaela123 rafaela1234 rafaela12345 rafaela2024 ' +
  'rafaela2025 rafaela2026 raiders raiders! raiders1 raiders10 raiders12 raiders123 raiders1234 raiders12345 ' +
  'raiders2024 raiders2025 raiders2026 rayados rayados! rayados1 rayados10 rayados12 rayados123 rayados1234 ' +
  'rayados12345 rayados2024 rayados2025 rayados2026 realmadrid realmadrid! realmadrid1 realmadrid10 realmadrid12 ' +
  'realmadrid123 realmadrid1234 realmadrid12345 realmadrid2024 realmadrid2025 realmadrid2026 recife! recife1 ' +
  'recife10 recife12 recife123 recife1234 recife12345 recife2024 recife2025 recife2026 ricardo ricardo! ricardo1 ' +
  'ricardo10 ricardo12 ricardo123 ricardo1234 ricardo12345 ricardo2024 ricardo2025 ricardo2026 riodejaneiro ' +
  'riodejaneiro! riodejaneiro1 riodejaneiro10 riodejaneiro12 riodejaneiro123 riodejaneiro1234 riodejaneiro12345 ' +
  'riodejaneiro2024 riodejaneiro2025 riodejaneiro2026 river10 river12 river123 river1234 river12345 river2024 ' +
  'river2025 river2026 riverplate riverplate! riverplate1 riverplate10 riverplate12 riverplate123 riverplate1234 ' +
  'riverplate12345 riverplate2024 riverplate2025 riverplate2026 robert! robert1 robert10 robert12 robert123 ' +
  'robert1234 robert12345 robert2024 robert2025 robert2026 roberto roberto! roberto1 roberto10 roberto12 ' +
  'roberto123 roberto1234 roberto12345 roberto2024 roberto2025 roberto2026 rodrigo rodrigo! rodrigo1 rodrigo10 ' +
  'rodrigo12 rodrigo123 rodrigo1234 rodrigo12345 rodrigo2024 rodrigo2025 rodrigo2026 ronaldinho ronaldinho! ' +
  'ronaldinho1 ronaldinho10 ronaldinho12 ronaldinho123 ronaldinho1234 ronaldinho12345 ronaldinho2024 ' +
  'ronaldinho2025 ronaldinho2026 ronaldo ronaldo! ronaldo1 ronaldo10 ronaldo12 ronaldo123 ronaldo1234 ' +
  'ronaldo12345 ronaldo2024 ronaldo2025 ronaldo2026 root123 root1234 rootroot salvador salvador! salvador1 ' +
  'salvador10 salvador12 salvador123 salvador1234 salvador12345 salvador2024 salvador2025 salvador2026 samantha ' +
  'samantha! samantha1 samantha10 samantha12 samantha123 samantha1234 samantha12345 samantha2024 samantha2025 ' +
  'samantha2026 samsung samsung! samsung00 samsung007 samsung01 samsung1 samsung1! samsung10 samsung11 samsung12 ' +
  'samsung123 samsung123! samsung1234 samsung12345 samsung123456 samsung13 samsung2000 samsung2010 samsung2015 ' +
  'samsung2018 samsung2019 samsung2020 samsung2021 samsung2022 samsung2023 samsung2024 samsung2025 samsung2026 ' +
  'samsung21 samsung22 samsung23 samsung69 samsung77 samsung88 samsung99 samsungsamsung sanjuan sanjuan! ' +
  'sanjuan1 sanjuan10 sanjuan12 sanjuan123 sanjuan1234 sanjuan12345 sanjuan2024 sanjuan2025 sanjuan2026 ' +
  'sanlorenzo sanlorenzo! sanlorenzo1 sanlorenzo10 sanlorenzo12 sanlorenzo123 sanlorenzo1234 sanlorenzo12345 ' +
  'sanlorenzo2024 sanlorenzo2025 sanlorenzo2026 santamaria santamaria! santamaria1 santamaria10 santamaria12 ' +
  'santamaria123 santamaria1234 santamaria12345 santamaria2024 santamaria2025 santamaria2026 santiago santiago! ' +
  'santiago1 santiago10 santiago12 santiago123 santiago1234 santiago12345 santiago2024 santiago2025 santiago2026 ' +
  'santos! santos1 santos10 santos12 santos123 santos1234 santos12345 santos2024 santos2025 santos2026 saopaulo ' +
  'saopaulo! saopaulo1 saopaulo10 saopaulo12 saopaulo123 saopaulo1234 saopaulo12345 saopaulo2024 saopaulo2025 ' +
  'saopaulo2026 saopaulofc saopaulofc! saopaulofc1 saopaulofc10 saopaulofc12 saopaulofc123 saopaulofc1234 ' +
  'saopaulofc12345 saopaulofc2024 saopaulofc2025 saopaulofc2026 saudade saudade! saudade1 saudade10 saudade12 ' +
  'saudade123 saudade1234 saudade12345 saudade2024 saudade2025 saudade2026 sebastian sebastian! sebastian1 ' +
  'sebastian10 sebastian12 sebastian123 sebastian1234 sebastian12345 sebastian2024 sebastian2025 sebastian2026 ' +
  'secret123 secretaria secretaria! secretaria1 secretaria10 secretaria12 secretaria123 secretaria1234 ' +
  'secretaria12345 secretaria2024 secretaria2025 secretaria2026 secreto secreto1 secreto123 segredo segredo1 ' +
  'segredo123 seguranca seguridad seguridad1 seguro123 senha123 senha1234 senha12345 senha123456 senhasenha ' +
  'senhor! senhor1 senhor10 senhor12 senhor123 senhor1234 senhor12345 senhor2024 senhor2025 senhor2026 shadow! ' +
  'shadow00 shadow007 shadow01 shadow1 shadow1! shadow10 shadow11 shadow12 shadow123 shadow123! shadow1234 ' +
  'shadow12345 shadow123456 shadow13 shadow2000 shadow2010 shadow2015 shadow2018 shadow2019 shadow2020 ' +
  'shadow2021 shadow2022 shadow2023 shadow2024 shadow2025 shadow2026 shadow21 shadow22 shadow23 shadow69 ' +
  'shadow77 shadow88 shadow99 shadowshadow silver! silver1 silver10 silver12 silver123 silver1234 silver12345 ' +
  'silver2024 silver2025 silver2026 sistema sistema! sistema1 sistema10 sistema12 sistema123 sistema1234 ' +
  'sistema12345 sistema2024 sistema2025 sistema2026 sistemas sistemas! sistemas1 sistemas10 sistemas12 ' +
  'sistemas123 sistemas1234 sistemas12345 sistemas2024 sistemas2025 sistemas2026 soccer! soccer1 soccer10 ' +
  'soccer12 soccer123 soccer1234 soccer12345 soccer2024 soccer2025 soccer2026 soporte soporte! soporte1 ' +
  'soporte10 soporte12 soporte123 soporte1234 soporte12345 soporte2024 soporte2025 soporte2026 spiderman ' +
  'spiderman! spiderman00 spiderman007 spiderman01 spiderman1 spiderman1! spiderman10 spiderman11 spiderman12 ' +
  'spiderman123 spiderman123! spiderman1234 spiderman12345 spiderman123456 spiderman13 spiderman2000 ' +
  'spiderman2010 spiderman2015 spiderman2018 spiderman2019 spiderman2020 spiderman2021 spiderman2022 ' +
  'spiderman2023 spiderman2024 spiderman2025 spiderman2026 spiderman21 spiderman22 spiderman23 spiderman69 ' +
  'spiderman77 spiderman88 spiderman99 spidermanspiderman spring! spring00 spring007 spring01 spring1 spring1! ' +
  'spring10 spring11 spring12 spring123 spring123! spring1234 spring12345 spring123456 spring13 spring2000 ' +
  'spring2010 spring2015 spring2018 spring2019 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 ' +
  'spring2026 spring21 spring22 spring23 spring69 spring77 spring88 spring99 starwars starwars! starwars00 ' +
  'starwars007 starwars01 starwars1 starwars1! starwars10 starwars11 starwars12 starwars123 starwars123! ' +
  'starwars1234 starwars12345 starwars123456 starwars13 starwars2000 starwars2010 starwars2015 starwars2018 ' +
  'starwars2019 starwars2020 starwars2021 starwars2022 starwars2023 starwars2024 starwars2025 starwars2026 ' +
  'starwars21 starwars22 starwars23 starwars69 starwars77 starwars88 starwars99 starwarsstarwars steelers ' +
  'steelers! steelers1 steelers10 steelers12 steelers123 steelers1234 steelers12345 steelers2024 steelers2025 ' +
  'steelers2026 stephanie stephanie! stephanie1 stephanie10 stephanie12 stephanie123 stephanie1234 ' +
  'stephanie12345 stephanie2024 stephanie2025 stephanie2026 summer! summer00 summer007 summer01 summer1 summer1! ' +
  'summer10 summer11 summer12 summer123 summer123! summer1234 summer12345 summer123456 summer13 summer2000 ' +
  'summer2010 summer2015 summer2018 summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 ' +
  'summer2026 summer21 summer22 summer23 summer69 summer77 summer88 summer99 sunshine sunshine! sunshine00 ' +
  'sunshine007 sunshine01 sunshine1 sunshine1! sunshine10 sunshine11 sunshine12 sunshine123 sunshine123! ' +
  'sunshine1234 sunshine12345 sunshine123456 sunshine13 sunshine2000 sunshine2010 sunshine2015 sunshine2018 ' +
  'sunshine2019 sunshine2020 sunshine2021 sunshine2022 sunshine2023 sunshine2024 sunshine2025 sunshine2026 ' +
  'sunshine21 sunshine22 sunshine23 sunshine69 sunshine77 sunshine88 sunshine99 sunshinesunshine superadmin ' +
  'superman superman! superman00 superman007 superman01 superman1 superman1! superman10 superman11 superman12 ' +
  'superman123 superman123! superman1234 superman12345 superman123456 superman13 superman2000 superman2010 ' +
  'superman2015 superman2018 superman2019 superman2020 superman2021 superman2022 superman2023 superman2024 ' +
  'superman2025 superman2026 superman21 superman22 superman23 superman69 superman77 superman88 superman99 ' +
  'supermansuperman superuser suporte suporte! suporte1 suporte10 suporte12 suporte123 suporte1234 suporte12345 ' +
  'suporte2024 suporte2025 suporte2026 supplier supplier! supplier1 supplier10 supplier12 supplier123 ' +
  'supplier1234 supplier12345 supplier2024 supplier2025 supplier2026 suppliers suppliers! suppliers1 suppliers10 ' +
  'suppliers12 suppliers123 suppliers1234 suppliers12345 suppliers2024 suppliers2025 suppliers2026 sysadmin ' +
  'tartaruga tartaruga! tartaruga1 tartaruga10 tartaruga12 tartaruga123 tartaruga1234 tartaruga12345 ' +
  'tartaruga2024 tartaruga2025 tartaruga2026 teamo10 teamo12 teamo123 teamo1234 teamo12345 teamo2024 teamo2025 ' +
  'teamo2026 temp1234 temporal temporal1 temporal123 temporary tennis! tennis1 tennis10 tennis12 tennis123 ' +
  'tennis1234 tennis12345 tennis2024 tennis2025 tennis2026 tequiero tequiero! tequiero1 tequiero10 tequiero12 ' +
  'tequiero123 tequiero1234 tequiero12345 tequiero2024 tequiero2025 tequiero2026 test1234 test12345 teste123 ' +
  'teste1234 testing testing1 testing123 testtest thepassword thomas! thomas1 thomas10 thomas12 thomas123 ' +
  'thomas1234 thomas12345 thomas2024 thomas2025 thomas2026 tiger10 tiger12 tiger123 tiger1234 tiger12345 ' +
  'tiger2024 tiger2025 tiger2026 tigger! tigger1 tigger10 tigger12 tigger123 tigger1234 tigger12345 tigger2024 ' +
  'tigger2025 tigger2026 tigre10 tigre12 tigre123 tigre1234 tigre12345 tigre2024 tigre2025 tigre2026 tigres! ' +
  'tigres1 tigres10 tigres12 tigres123 tigres1234 tigres12345 tigres2024 tigres2025 tigres2026 tijuana tijuana! ' +
  'tijuana1 tijuana10 tijuana12 tijuana123 tijuana1234 tijuana12345 tijuana2024 tijuana2025 tijuana2026 toortoor ' +
  'toyota! toyota1 toyota10 toyota12 toyota123 toyota1234 toyota12345 toyota2024 toyota2025 toyota2026 trabajo ' +
  'trabajo! trabajo1 trabajo10 trabajo12 trabajo123 trabajo1234 trabajo12345 trabajo2024 trabajo2025 trabajo2026 ' +
  'trabalho trabalho! trabalho1 trabalho10 trabalho12 trabalho123 trabalho1234 trabalho12345 trabalho2024 ' +
  'trabalho2025 trabalho2026 trocar123 trustno1 twitter twitter! twitter00 twitter007 twitter01 twitter1 ' +
  'twitter1! twitter10 twitter11 twitter12 twitter123 twitter123! twitter1234 twitter12345 twitter123456 ' +
  'twitter13 twitter2000 twitter2010 twitter2015 twitter2018 twitter2019 twitter2020 twitter2021 twitter2022 ' +
  'twitter2023 twitter2024 twitter2025 twitter2026 twitter21 twitter22 twitter23 twitter69 twitter77 twitter88 ' +
  'twitter99 twittertwitter universitario universitario! universitario1 universitario10 universitario12 ' +
  'universitario123 universitario1234 universitario12345 universitario2024 universitario2025 universitario2026 ' +
  'uruguay uruguay! uruguay1 uruguay10 uruguay12 uruguay123 uruguay1234 uruguay12345 uruguay2024 uruguay2025 ' +
  'uruguay2026 user1234 user12345 usuario1 usuario123 usuario1234 usuarios valentina valentina! valentina1 ' +
  'valentina10 valentina12 valentina123 valentina1234 valentina12345 valentina2024 valentina2025 valentina2026 ' +
  'vascodagama vascodagama! vascodagama1 vascodagama10 vascodagama12 vascodagama123 vascodagama1234 ' +
  'vascodagama12345 vascodagama2024 vascodagama2025 vascodagama2026 vendas! vendas1 vendas10 vendas12 vendas123 ' +
  'vendas1234 vendas12345 vendas2024 vendas2025 vendas2026 venezuela venezuela! venezuela1 venezuela10 ' +
  'venezuela12 venezuela123 venezuela1234 venezuela12345 venezuela2024 venezuela2025 venezuela2026 ventas! ' +
  'ventas1 ventas10 ventas12 ventas123 ventas1234 ventas12345 ventas2024 ventas2025 ventas2026 veracruz ' +
  'veracruz! veracruz1 veracruz10 veracruz12 veracruz123 veracruz1234 veracruz12345 veracruz2024 veracruz2025 ' +
  'veracruz2026 veronica veronica! veronica1 veronica10 veronica12 veronica123 veronica1234 veronica12345 ' +
  'veronica2024 veronica2025 veronica2026 victoria victoria! victoria1 victoria10 victoria12 victoria123 ' +
  'victoria1234 victoria12345 victoria2024 victoria2025 victoria2026 vida123 vida1234 vida12345 vida2024 ' +
  'vida2025 vida2026 vinicius vinicius! vinicius1 vinicius10 vinicius12 vinicius123 vinicius1234 vinicius12345 ' +
  'vinicius2024 vinicius2025 vinicius2026 virgen! virgen1 virgen10 virgen12 virgen123 virgen1234 virgen12345 ' +
  'virgen2024 virgen2025 virgen2026 visitante vitoria vitoria! vitoria1 vitoria10 vitoria12 vitoria123 ' +
  'vitoria1234 vitoria12345 vitoria2024 vitoria2025 vitoria2026 w1234567 webmaster welcome welcome! welcome00 ' +
  'welcome007 welcome01 welcome1 welcome1! welcome10 welcome11 welcome12 welcome123 welcome123! welcome1234 ' +
  'welcome12345 welcome123456 welcome13 welcome2000 welcome2010 welcome2015 welcome2018 welcome2019 welcome2020 ' +
  'welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome21 welcome22 welcome23 ' +
  'welcome69 welcome77 welcome88 welcome99 welcomewelcome whatever whatever! whatever00 whatever007 whatever01 ' +
  'whatever1 whatever1! whatever10 whatever11 whatever12 whatever123 whatever123! whatever1234 whatever12345 ' +
  'whatever123456 whatever13 whatever2000 whatever2010 whatever2015 whatever2018 whatever2019 whatever2020 ' +
  'whatever2021 whatever2022 whatever2023 whatever2024 whatever2025 whatever2026 whatever21 whatever22 ' +
  'whatever23 whatever69 whatever77 whatever88 whatever99 whatsapp whatsapp! whatsapp00 whatsapp007 whatsapp01 ' +
  'whatsapp1 whatsapp1! whatsapp10 whatsapp11 whatsapp12 whatsapp123 whatsapp123! whatsapp1234 whatsapp12345 ' +
  'whatsapp123456 whatsapp13 whatsapp2000 whatsapp2010 whatsapp2015 whatsapp2018 whatsapp2019 whatsapp2020 ' +
  'whatsapp2021 whatsapp2022 whatsapp2023 whatsapp2024 whatsapp2025 whatsapp2026 whatsapp21 whatsapp22 ' +
  'whatsapp23 whatsapp69 whatsapp77 whatsapp88 whatsapp99 whatsappwhatsapp william william! william1 william10 ' +
  'william12 william123 william1234 william12345 william2024 william2025 william2026 windows windows! windows00 ' +
  'windows007 windows01 windows1 windows1! windows10 windows11 windows12 windows123 windows123! windows1234 ' +
  'windows12345 windows123456 windows13 windows2000 windows2010 windows2015 windows2018 windows2019 windows2020 ' +
  'windows2021 windows2022 windows2023 windows2024 windows2025 windows2026 windows21 windows22 windows23 ' +
  'windows69 windows77 windows88 windows99 windowswindows winter! winter00 winter007 winter01 winter1 winter1! ' +
  'winter10 winter11 winter12 winter123 winter123! winter1234 winter12345 winter123456 winter13 winter2000 ' +
  'winter2010 winter2015 winter2018 winter2019 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 ' +
  'winter2026 winter21 winter22 winter23 winter69 winter77 winter88 winter99 xxxxxxx xxxxxxxx yamaha! yamaha1 ' +
  'yamaha10 yamaha12 yamaha123 yamaha1234 yamaha12345 yamaha2024 yamaha2025 yamaha2026 yankees yankees! yankees1 ' +
  'yankees10 yankees12 yankees123 yankees1234 yankees12345 yankees2024 yankees2025 yankees2026 yellow! yellow1 ' +
  'yellow10 yellow12 yellow123 yellow1234 yellow12345 yellow2024 yellow2025 yellow2026 youtube youtube! ' +
  'youtube00 youtube007 youtube01 youtube1 youtube1! youtube10 youtube11 youtube12 youtube123 youtube123! ' +
  'youtube1234 youtube12345 youtube123456 youtube13 youtube2000 youtube2010 youtube2015 youtube2018 youtube2019 ' +
  'youtube2020 youtube2021 youtube2022 youtube2023 youtube2024 youtube2025 youtube2026 youtube21 youtube22 ' +
  'youtube23 youtube69 youtube77 youtube88 youtube99 youtubeyoutube z1234567 zaq12wsx zaq1xsw2 zaq1zaq1 ' +
  'zxcasdqwe zxcvbnm zxcvbnm1 zxcvbnm123 zxczxczxc zzzzzzzz';
