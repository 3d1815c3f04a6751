import { agreeing } from "./agreeing.ts";
import { asking } from "./asking.ts";
import { difficult } from "./difficult.ts";
import { takingBack } from "./taking-back.ts";
import { telling } from "./telling.ts";

export const english = [...telling, ...asking, ...difficult, ...agreeing, ...takingBack];
