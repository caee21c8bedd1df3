import { namesOf } from '../names.ts'
import type { StarterSet } from '../starter-set.ts'
import { mineralsOf } from './mineral.ts'

/** Silicates whose tetrahedra stand alone, in pairs or in rings. */
const islandsAndRings = mineralsOf(
  'mineral',
  `
  Mg2SiO4 orthorhombic 7 forsterite | Forsterit | forsterita | forstérite | forsteriet | forsteritt | forsteryt | forsterita | forsterit
  Fe3Al2(SiO4)3 cubic 7.25 almandine | Almandin | almandino | almandin | almandien | almandin | almandyn | almandina | almandin
  Mg3Al2(SiO4)3 cubic 7.25 pyrope | Pyrop | piropo | pyrope | pyroop | pyrop | pirop | piropo | pyrop
  Mn3Al2(SiO4)3 cubic 7 spessartine | Spessartin | espesartina | spessartine | spessartien | spessartin | spessartyn | espessartina | spessartin
  Ca3Al2(SiO4)3 cubic 6.75 grossular | Grossular | grosularia | grossulaire | grossulaar | grossular | grossular | grossulária | grossular
  Ca3Fe2(SiO4)3 cubic 6.75 andradite | Andradit | andradita | andradite | andradiet | andraditt | andradyt | andradita | andradit
  ZrSiO4 tetragonal 7.5 zircon | Zirkon | circón | zircon | zirkoon | zirkon | cyrkon | zircão | zirkon
  CaTiSiO5 monoclinic 5.25 titanite | Titanit | titanita | titanite | titaniet | titanitt | tytanit | titanita | titanit
  Al2SiO5 triclinic 5.5 kyanite | Kyanit | cianita | cyanite | kyaniet | kyanitt | kyanit | cianita | kyanit
  Al2SiO5 orthorhombic 7 andalusite | Andalusit | andalucita | andalousite | andalusiet | andalusitt | andaluzyt | andaluzita | andalusit
  Al2SiO5 orthorhombic 7 sillimanite | Sillimanit | sillimanita | sillimanite | sillimaniet | sillimanitt | sillimanit | sillimanita | sillimanit
  Fe2Al9Si4O23(OH) monoclinic 7.25 staurolite | Staurolith | estaurolita | staurotide | stauroliet | staurolitt | staurolit | estaurolita | staurolit
  Ca2Al2Fe(Si2O7)(SiO4)O(OH) monoclinic 6.5 epidote | Epidot | epidota | épidote | epidoot | epidot | epidot | epídoto | epidot
  Ca2Al3(Si2O7)(SiO4)O(OH) orthorhombic 6.5 zoisite | Zoisit | zoisita | zoïsite | zoisiet | zoisitt | zoisyt | zoisita | zoisit
  Zn4Si2O7(OH)2·H2O orthorhombic 4.75 hemimorphite | Hemimorphit | hemimorfita | hémimorphite | hemimorfiet | hemimorfitt | hemimorfit | hemimorfita | hemimorfit
  Be3Al2Si6O18 hexagonal 7.75 beryl | Beryll | berilo | béryl | beril | beryll | beryl | berilo | beryll
  Mg2Al4Si5O18 orthorhombic 7.25 cordierite | Cordierit | cordierita | cordiérite | cordieriet | cordieritt | kordieryt | cordierita | cordierit
  CuSiO3·H2O trigonal 5 dioptase | Dioptas | dioptasa | dioptase | dioptaas | dioptas | dioptaz | dioptásio | dioptas
  Na(Li,Al)3Al6(BO3)3Si6O18(OH)4 trigonal 7.5 elbaite | Elbait | elbaíta | elbaïte | elbaiet | elbaitt | elbait | elbaíta | elbait
  NaFe3Al6(BO3)3Si6O18(OH)4 trigonal 7.25 schorl | Schörl | chorlo | schorl | schorl | schørl | szerl | schorlita | skörl
  BaTiSi3O9 hexagonal 6.25 benitoite | Benitoit | benitoíta | bénitoïte | benitoiet | benitoitt | benitoit | benitoíta | benitoit
  `,
)

/** Silicates whose tetrahedra are linked to chains, sheets and frameworks. */
const chainsSheetsFrameworks = mineralsOf(
  'mineral',
  `
  CaMgSi2O6 monoclinic 6 diopside | Diopsid | diópsido | diopside | diopsied | diopsid | diopsyd | diopsídio | diopsid
  (Ca,Mg,Fe)2Si2O6 monoclinic 5.75 augite | Augit | augita | augite | augiet | augitt | augit | augita | augit
  NaAlSi2O6 monoclinic 6.5 jadeite | Jadeit | jadeíta | jadéite | jadeiet | jadeitt | jadeit | jadeíta | jadeit
  LiAlSi2O6 monoclinic 6.75 spodumene | Spodumen | espodumena | spodumène | spodumeen | spodumen | spodumen | espodumênio | spodumen
  Mg2Si2O6 orthorhombic 5.5 enstatite | Enstatit | enstatita | enstatite | enstatiet | enstatitt | enstatyt | enstatita | enstatit
  CaSiO3 triclinic 4.75 wollastonite | Wollastonit | wollastonita | wollastonite | wollastoniet | wollastonitt | wollastonit | wollastonita | wollastonit
  CaMn4Si5O15 triclinic 6 rhodonite | Rhodonit | rodonita | rhodonite | rhodoniet | rodonitt | rodonit | rodonita | rodonit
  Ca2Mg5Si8O22(OH)2 monoclinic 5.5 tremolite | Tremolit | tremolita | trémolite | tremoliet | tremolitt | tremolit | tremolita | tremolit
  Ca2(Mg,Fe)5Si8O22(OH)2 monoclinic 5.5 actinolite | Aktinolith | actinolita | actinote | actinoliet | aktinolitt | aktynolit | actinolita | aktinolit
  KAl2(AlSi3O10)(OH)2 monoclinic 2.25 muscovite | Muskovit | moscovita | muscovite | muscoviet | muskovitt | muskowit | muscovita | muskovit
  KMg3(AlSi3O10)(OH)2 monoclinic 2.25 phlogopite | Phlogopit | flogopita | phlogopite | flogopiet | flogopitt | flogopit | flogopita | flogopit
  Mg3Si2O5(OH)4 monoclinic 2.5 chrysotile | Chrysotil | crisotilo | chrysotile | chrysotiel | krysotil | chryzotyl | crisotila | krysotil
  Al2Si2O5(OH)4 triclinic 2.25 kaolinite | Kaolinit | caolinita | kaolinite | kaoliniet | kaolinitt | kaolinit | caulinita | kaolinit
  Ca2Al2Si3O10(OH)2 orthorhombic 6.25 prehnite | Prehnit | prehnita | préhnite | prehniet | prehnitt | prehnit | prehnita | prehnit
  NaAlSi3O8 triclinic 6.25 albite | Albit | albita | albite | albiet | albitt | albit | albita | albit
  CaAl2Si2O8 triclinic 6.25 anorthite | Anorthit | anortita | anorthite | anorthiet | anortitt | anortyt | anortita | anortit
  KAlSi3O8 triclinic 6.25 microcline | Mikroklin | microclina | microcline | microklien | mikroklin | mikroklin | microclínio | mikroklin
  Na8Al6Si6O24Cl2 cubic 5.75 sodalite | Sodalith | sodalita | sodalite | sodaliet | sodalitt | sodalit | sodalita | sodalit
  Na2Al2Si3O10·2H2O orthorhombic 5.25 natrolite | Natrolith | natrolita | natrolite | natroliet | natrolitt | natrolit | natrolita | natrolit
  `,
)

export const silicateMinerals: StarterSet = {
  id: 'silicates',
  category: 'minerals',
  names: namesOf(
    'Silicates | Silikate | Silicatos | Silicates | Silicaten | Silikater | Krzemiany | Silicatos | Silikater',
  ),
  items: [...islandsAndRings, ...chainsSheetsFrameworks],
}
