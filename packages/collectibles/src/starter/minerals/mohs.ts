import { namesOf } from '../names.ts'
import type { StarterSet } from '../starter-set.ts'
import { mineralsOf } from './mineral.ts'

const steps = mineralsOf(
  'mohs',
  `
  Mg3Si4O10(OH)2 triclinic 1 talc | Talk | talco | talc | talk | talk | talk | talco | talk
  CaSO4·2H2O monoclinic 2 gypsum | Gips | yeso | gypse | gips | gips | gips | gipsita | gips
  CaCO3 trigonal 3 calcite | Calcit | calcita | calcite | calciet | kalsitt | kalcyt | calcita | kalcit
  CaF2 cubic 4 fluorite | Fluorit | fluorita | fluorite | fluoriet | fluoritt | fluoryt | fluorita | fluorit
  Ca5(PO4)3F hexagonal 5 apatite | Apatit | apatito | apatite | apatiet | apatitt | apatyt | apatita | apatit
  KAlSi3O8 monoclinic 6 orthoclase | Orthoklas | ortoclasa | orthose | orthoklaas | ortoklas | ortoklaz | ortoclásio | ortoklas
  SiO2 trigonal 7 quartz | Quarz | cuarzo | quartz | kwarts | kvarts | kwarc | quartzo | kvarts
  Al2SiO4(F,OH)2 orthorhombic 8 topaz | Topas | topacio | topaze | topaas | topas | topaz | topázio | topas
  Al2O3 trigonal 9 corundum | Korund | corindón | corindon | korund | korund | korund | coríndon | korund
  C cubic 10 diamond | Diamant | diamante | diamant | diamant | diamant | diament | diamante | diamant
  `,
)

export const mohsSet: StarterSet = {
  id: 'mohs-scale',
  category: 'minerals',
  names: namesOf(
    'Mohs’ scale | Mohs-Skala | Escala de Mohs | Échelle de Mohs | Schaal van Mohs | Mohs’ skala | Skala Mohsa | Escala de Mohs | Mohs skala',
  ),
  // Mohs gave the steps of his scale these numbers, and the hardness is the number.
  items: steps.map((step) => ({ ...step, number: Number(step.attrs['hardness']) })),
}
