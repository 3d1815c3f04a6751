import { asking } from "./asking.ts";
import { difficult } from "./difficult.ts";
import { telling } from "./telling.ts";

export const english = [...telling, ...asking, ...difficult];
