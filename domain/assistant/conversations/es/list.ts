import { asking } from "./asking.ts";
import { difficult } from "./difficult.ts";
import { telling } from "./telling.ts";

export const spanish = [...telling, ...asking, ...difficult];
