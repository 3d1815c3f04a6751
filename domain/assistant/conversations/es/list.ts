import { agreeing } from "./agreeing.ts";
import { askedNeeds } from "./asked-needs.ts";
import { asking } from "./asking.ts";
import { difficult } from "./difficult.ts";
import { editing } from "./editing.ts";
import { hesitating } from "./hesitating.ts";
import { inPassing } from "./in-passing.ts";
import { naming } from "./naming.ts";
import { ofOthers } from "./of-others.ts";
import { onThePhone } from "./on-the-phone.ts";
import { paraphrasing } from "./paraphrasing.ts";
import { remembering } from "./remembering.ts";
import { signing } from "./signing.ts";
import { strangersFigures } from "./strangers-figures.ts";
import { strangersWords } from "./strangers-words.ts";
import { takingBack } from "./taking-back.ts";
import { telling } from "./telling.ts";
import { wondering } from "./wondering.ts";

export const spanish = [
	...telling,
	...asking,
	...difficult,
	...agreeing,
	...takingBack,
	...naming,
	...hesitating,
	...editing,
	...wondering,
	...paraphrasing,
	...onThePhone,
	...strangersFigures,
	...strangersWords,
	...askedNeeds,
	...signing,
	...ofOthers,
	...inPassing,
	...remembering,
];
