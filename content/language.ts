export * from "../shared/language.ts";
