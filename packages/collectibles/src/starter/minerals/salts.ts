import { namesOf } from '../names.ts'
import type { StarterSet } from '../starter-set.ts'
import { mineralsOf } from './mineral.ts'

const halides = mineralsOf(
  'mineral',
  `
  NaCl cubic 2.5 halite | Halit | halita | halite | haliet | halitt | halit | halita | halit
  KCl cubic 2 sylvite | Sylvin | silvina | sylvite | sylviet | sylvin | sylwin | silvita | sylvin
  Na3AlF6 monoclinic 2.5 cryolite | Kryolith | criolita | cryolite | kryoliet | kryolitt | kriolit | criolita | kryolit
  Cu2Cl(OH)3 orthorhombic 3.25 atacamite | Atacamit | atacamita | atacamite | atacamiet | atacamitt | atakamit | atacamita | atakamit
  AgCl cubic 2 chlorargyrite | Chlorargyrit | clorargirita | chlorargyrite | chloorargyriet | klorargyritt | chlorargyryt | clorargirita | klorargyrit
  `,
)

const carbonatesAndBorates = mineralsOf(
  'mineral',
  `
  CaCO3 orthorhombic 3.75 aragonite | Aragonit | aragonito | aragonite | aragoniet | aragonitt | aragonit | aragonita | aragonit
  CaMg(CO3)2 trigonal 3.75 dolomite | Dolomit | dolomita | dolomite | dolomiet | dolomitt | dolomit | dolomita | dolomit
  FeCO3 trigonal 4 siderite | Siderit | siderita | sidérite | sideriet | sideritt | syderyt | siderita | siderit
  MgCO3 trigonal 4 magnesite | Magnesit | magnesita | magnésite | magnesiet | magnesitt | magnezyt | magnesita | magnesit
  MnCO3 trigonal 3.75 rhodochrosite | Rhodochrosit | rodocrosita | rhodochrosite | rhodochrosiet | rodokrositt | rodochrozyt | rodocrosita | rodokrosit
  ZnCO3 trigonal 4.25 smithsonite | Smithsonit | smithsonita | smithsonite | smithsoniet | smithsonitt | smithsonit | smithsonita | smithsonit
  PbCO3 orthorhombic 3.25 cerussite | Cerussit | cerusita | cérusite | cerussiet | cerussitt | cerusyt | cerussita | cerussit
  SrCO3 orthorhombic 3.5 strontianite | Strontianit | estroncianita | strontianite | strontianiet | strontianitt | stroncjanit | estroncianita | strontianit
  BaCO3 orthorhombic 3.25 witherite | Witherit | witherita | withérite | witheriet | witheritt | witeryt | witherita | witherit
  Cu2(CO3)(OH)2 monoclinic 3.75 malachite | Malachit | malaquita | malachite | malachiet | malakitt | malachit | malaquita | malakit
  Cu3(CO3)2(OH)2 monoclinic 3.75 azurite | Azurit | azurita | azurite | azuriet | azuritt | azuryt | azurita | azurit
  Na2B4O5(OH)4·8H2O monoclinic 2.25 borax | Borax | bórax | borax | borax | boraks | boraks | bórax | borax
  CaB3O4(OH)3·H2O monoclinic 4.5 colemanite | Colemanit | colemanita | colemanite | colemaniet | colemanitt | kolemanit | colemanita | colemanit
  NaCaB5O6(OH)6·5H2O triclinic 2.5 ulexite | Ulexit | ulexita | ulexite | ulexiet | ulexitt | uleksyt | ulexita | ulexit
  `,
)

const sulfatesAndKin = mineralsOf(
  'mineral',
  `
  BaSO4 orthorhombic 3.25 barite | Baryt | barita | baryte | bariet | barytt | baryt | barita | baryt
  SrSO4 orthorhombic 3.25 celestine | Coelestin | celestina | célestine | celestien | cølestin | celestyn | celestina | celestin
  PbSO4 orthorhombic 2.75 anglesite | Anglesit | anglesita | anglésite | anglesiet | anglesitt | anglezyt | anglesita | anglesit
  CaSO4 orthorhombic 3.5 anhydrite | Anhydrit | anhidrita | anhydrite | anhydriet | anhydritt | anhydryt | anidrita | anhydrit
  CuSO4·5H2O triclinic 2.5 chalcanthite | Chalkanthit | calcantita | chalcanthite | chalcanthiet | kalkantitt | chalkantyt | calcantita | kalkantit
  MgSO4·7H2O orthorhombic 2.25 epsomite | Epsomit | epsomita | epsomite | epsomiet | epsomitt | epsomit | epsomita | epsomit
  Cu4(SO4)(OH)6 monoclinic 3.75 brochantite | Brochantit | brochantita | brochantite | brochantiet | brochantitt | brochantyt | brochantita | brochantit
  KAl3(SO4)2(OH)6 trigonal 3.75 alunite | Alunit | alunita | alunite | aluniet | alunitt | ałunit | alunita | alunit
  KFe3(SO4)2(OH)6 trigonal 3 jarosite | Jarosit | jarosita | jarosite | jarosiet | jarositt | jarosyt | jarosita | jarosit
  PbCrO4 monoclinic 2.75 crocoite | Krokoit | crocoíta | crocoïte | crocoiet | krokoitt | krokoit | crocoíta | krokoit
  PbMoO4 tetragonal 3 wulfenite | Wulfenit | wulfenita | wulfénite | wulfeniet | wulfenitt | wulfenit | wulfenita | wulfenit
  CaWO4 tetragonal 4.75 scheelite | Scheelit | scheelita | scheelite | scheeliet | scheelitt | scheelit | scheelita | scheelit
  `,
)

const phosphatesAndKin = mineralsOf(
  'mineral',
  `
  Pb5(PO4)3Cl hexagonal 3.75 pyromorphite | Pyromorphit | piromorfita | pyromorphite | pyromorfiet | pyromorfitt | piromorfit | piromorfita | pyromorfit
  Pb5(AsO4)3Cl hexagonal 3.75 mimetite | Mimetesit | mimetita | mimétite | mimetiet | mimetitt | mimetezyt | mimetita | mimetit
  Pb5(VO4)3Cl hexagonal 3 vanadinite | Vanadinit | vanadinita | vanadinite | vanadiniet | vanadinitt | wanadynit | vanadinita | vanadinit
  CuAl6(PO4)4(OH)8·4H2O triclinic 5.5 turquoise | Türkis | turquesa | turquoise | turkoois | turkis | turkus | turquesa | turkos
  Fe3(PO4)2·8H2O monoclinic 1.75 vivianite | Vivianit | vivianita | vivianite | vivianiet | vivianitt | wiwianit | vivianita | vivianit
  `,
)

export const saltMinerals: StarterSet = {
  id: 'halides-carbonates-sulfates-phosphates',
  category: 'minerals',
  names: namesOf(
    'Halides, carbonates, sulfates and phosphates | Halogenide, Carbonate, Sulfate und Phosphate | Haluros, carbonatos, sulfatos y fosfatos | Halogénures, carbonates, sulfates et phosphates | Halogeniden, carbonaten, sulfaten en fosfaten | Halogenider, karbonater, sulfater og fosfater | Halogenki, węglany, siarczany i fosforany | Haletos, carbonatos, sulfatos e fosfatos | Halider, karbonater, sulfater och fosfater',
  ),
  items: [...halides, ...carbonatesAndBorates, ...sulfatesAndKin, ...phosphatesAndKin],
}
