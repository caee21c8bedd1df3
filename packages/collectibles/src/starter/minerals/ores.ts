import { namesOf } from '../names.ts'
import type { StarterSet } from '../starter-set.ts'
import { mineralsOf } from './mineral.ts'

const nativeElements = mineralsOf(
  'mineral',
  `
  Au cubic 2.75 native gold | Gediegen Gold | oro nativo | or natif | gedegen goud | gedigent gull | złoto rodzime | ouro nativo | gediget guld
  Ag cubic 2.75 native silver | Gediegen Silber | plata nativa | argent natif | gedegen zilver | gedigent sølv | srebro rodzime | prata nativa | gediget silver
  Cu cubic 2.75 native copper | Gediegen Kupfer | cobre nativo | cuivre natif | gedegen koper | gedigent kobber | miedź rodzima | cobre nativo | gedigen koppar
  S orthorhombic 2 native sulfur | Gediegen Schwefel | azufre nativo | soufre natif | gedegen zwavel | gedigent svovel | siarka rodzima | enxofre nativo | gediget svavel
  Bi trigonal 2.25 native bismuth | Gediegen Bismut | bismuto nativo | bismuth natif | gedegen bismut | gedigent vismut | bizmut rodzimy | bismuto nativo | gedigen vismut
  C hexagonal 1.5 graphite | Graphit | grafito | graphite | grafiet | grafitt | grafit | grafita | grafit
  `,
)

const sulfides = mineralsOf(
  'mineral',
  `
  FeS2 cubic 6.25 pyrite | Pyrit | pirita | pyrite | pyriet | pyritt | piryt | pirita | pyrit
  FeS2 orthorhombic 6.25 marcasite | Markasit | marcasita | marcassite | marcasiet | markasitt | markasyt | marcassita | markasit
  PbS cubic 2.5 galena | Galenit | galena | galène | galeniet | blyglans | galena | galena | blyglans
  ZnS cubic 3.75 sphalerite | Sphalerit | esfalerita | sphalérite | sfaleriet | sinkblende | sfaleryt | esfalerita | zinkblände
  CuFeS2 tetragonal 3.75 chalcopyrite | Chalkopyrit | calcopirita | chalcopyrite | chalcopyriet | kobberkis | chalkopiryt | calcopirita | kopparkis
  Cu5FeS4 orthorhombic 3 bornite | Bornit | bornita | bornite | borniet | bornitt | bornit | bornita | bornit
  Cu2S monoclinic 2.75 chalcocite | Chalkosin | calcosina | chalcocite | chalcociet | kobberglans | chalkozyn | calcocita | kopparglans
  CuS hexagonal 1.75 covellite | Covellin | covellina | covellite | covelliet | covellin | kowelin | covelita | covellin
  HgS trigonal 2.25 cinnabar | Cinnabarit | cinabrio | cinabre | cinnaber | sinober | cynober | cinábrio | cinnober
  As4S4 monoclinic 1.75 realgar | Realgar | rejalgar | réalgar | realgar | realgar | realgar | realgar | realgar
  As2S3 monoclinic 1.75 orpiment | Auripigment | oropimente | orpiment | orpiment | auripigment | aurypigment | auripigmento | auripigment
  Sb2S3 orthorhombic 2 stibnite | Stibnit | estibina | stibine | stibniet | antimonglans | antymonit | estibnita | antimonglans
  MoS2 hexagonal 1.25 molybdenite | Molybdänit | molibdenita | molybdénite | molybdeniet | molybdenglans | molibdenit | molibdenita | molybdenglans
  Fe7S8 monoclinic 4 pyrrhotite | Pyrrhotin | pirrotina | pyrrhotite | pyrrhotiet | magnetkis | pirotyn | pirrotita | magnetkis
  FeAsS monoclinic 5.75 arsenopyrite | Arsenopyrit | arsenopirita | arsénopyrite | arsenopyriet | arsenkis | arsenopiryt | arsenopirita | arsenikkis
  (Fe,Ni)9S8 cubic 3.75 pentlandite | Pentlandit | pentlandita | pentlandite | pentlandiet | pentlanditt | pentlandyt | pentlandita | pentlandit
  NiS trigonal 3.25 millerite | Millerit | millerita | millérite | milleriet | milleritt | milleryt | millerita | millerit
  NiAs hexagonal 5.25 nickeline | Nickelin | niquelina | nickéline | nikkelien | nikkelin | nikielin | niquelina | nickelin
  CoAsS orthorhombic 5.5 cobaltite | Cobaltit | cobaltita | cobaltite | kobaltiet | koboltglans | kobaltyn | cobaltita | koboltglans
  Cu3AsS4 orthorhombic 3 enargite | Enargit | enargita | énargite | enargiet | enargitt | enargit | enargita | enargit
  Ag3AsS3 trigonal 2.25 proustite | Proustit | proustita | proustite | proustiet | proustitt | prustyt | proustita | proustit
  Ag3SbS3 trigonal 2.5 pyrargyrite | Pyrargyrit | pirargirita | pyrargyrite | pyrargyriet | pyrargyritt | pirargyryt | pirargirita | pyrargyrit
  Ag2S monoclinic 2.25 acanthite | Akanthit | acantita | acanthite | acanthiet | akantitt | akantyt | acantita | akantit
  PbCuSbS3 orthorhombic 2.75 bournonite | Bournonit | bournonita | bournonite | bournoniet | bournonitt | burnonit | bournonita | bournonit
  `,
)

const oxides = mineralsOf(
  'mineral',
  `
  Fe2O3 trigonal 5.5 hematite | Hämatit | hematita | hématite | hematiet | hematitt | hematyt | hematita | hematit
  Fe3O4 cubic 6 magnetite | Magnetit | magnetita | magnétite | magnetiet | magnetitt | magnetyt | magnetita | magnetit
  FeTiO3 trigonal 5.5 ilmenite | Ilmenit | ilmenita | ilménite | ilmeniet | ilmenitt | ilmenit | ilmenita | ilmenit
  TiO2 tetragonal 6.25 rutile | Rutil | rutilo | rutile | rutiel | rutil | rutyl | rutilo | rutil
  TiO2 tetragonal 5.75 anatase | Anatas | anatasa | anatase | anataas | anatas | anataz | anatásio | anatas
  TiO2 orthorhombic 5.75 brookite | Brookit | brookita | brookite | brookiet | brookitt | brookit | brookita | brookit
  SnO2 tetragonal 6.5 cassiterite | Kassiterit | casiterita | cassitérite | cassiteriet | kassiteritt | kasyteryt | cassiterita | kassiterit
  Cu2O cubic 3.75 cuprite | Cuprit | cuprita | cuprite | cupriet | cupritt | kupryt | cuprita | kuprit
  ZnO hexagonal 4 zincite | Zinkit | cincita | zincite | zinkiet | zinkitt | cynkit | zincita | zinkit
  MgAl2O4 cubic 7.75 spinel | Spinell | espinela | spinelle | spinel | spinell | spinel | espinélio | spinell
  FeCr2O4 cubic 5.5 chromite | Chromit | cromita | chromite | chromiet | kromitt | chromit | cromita | kromit
  BeAl2O4 orthorhombic 8.5 chrysoberyl | Chrysoberyll | crisoberilo | chrysobéryl | chrysoberil | krysoberyll | chryzoberyl | crisoberilo | krysoberyll
  MnO2 tetragonal 6.25 pyrolusite | Pyrolusit | pirolusita | pyrolusite | pyrolusiet | pyrolusitt | piroluzyt | pirolusita | pyrolusit
  FeO(OH) orthorhombic 5.25 goethite | Goethit | goethita | goethite | goethiet | goethitt | getyt | goethita | goethit
  `,
)

export const oreMinerals: StarterSet = {
  id: 'native-elements-sulfides-oxides',
  category: 'minerals',
  names: namesOf(
    'Native elements, sulfides and oxides | Gediegene Elemente, Sulfide und Oxide | Elementos nativos, sulfuros y óxidos | Éléments natifs, sulfures et oxydes | Gedegen elementen, sulfiden en oxiden | Gedigne grunnstoffer, sulfider og oksider | Pierwiastki rodzime, siarczki i tlenki | Elementos nativos, sulfetos e óxidos | Gedigna grundämnen, sulfider och oxider',
  ),
  items: [...nativeElements, ...sulfides, ...oxides],
}
