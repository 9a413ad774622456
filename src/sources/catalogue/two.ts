import type { SecondGoods } from './goods.ts'
import { bags } from './two/bags.ts'
import { furniture } from './two/furniture.ts'
import { garden } from './two/garden.ts'
import { homeDecor } from './two/home-decor.ts'
import { kitchen } from './two/kitchen.ts'
import { pantry } from './two/pantry.ts'
import { personalCare } from './two/personal-care.ts'
import { pets } from './two/pets.ts'
import { sports } from './two/sports.ts'
import { stationery } from './two/stationery.ts'
import { tools } from './two/tools.ts'
import { toys } from './two/toys.ts'

const filed = (category: string, goods: readonly SecondGoods[]) =>
  goods.map((each) => ({ ...each, category }))

export const secondCatalogue = [
  ...filed('kitchen', kitchen),
  ...filed('home-decor', homeDecor),
  ...filed('furniture', furniture),
  ...filed('pantry', pantry),
  ...filed('personal-care', personalCare),
  ...filed('sports', sports),
  ...filed('toys', toys),
  ...filed('garden', garden),
  ...filed('stationery', stationery),
  ...filed('bags', bags),
  ...filed('tools', tools),
  ...filed('pets', pets),
]
