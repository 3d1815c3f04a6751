import { agreeing } from "./agreeing.ts";
import { askedNeeds } from "./asked-needs.ts";
import { asking } from "./asking.ts";
import { betweenJobs } from "./between-jobs.ts";
import { busyOwners } from "./busy-owners.ts";
import { difficult } from "./difficult.ts";
import { editing } from "./editing.ts";
import { firstMessages } from "./first-messages.ts";
import { goingOn } from "./going-on.ts";
import { hesitating } from "./hesitating.ts";
import { inPassing } from "./in-passing.ts";
import { introduced } from "./introduced.ts";
import { naming } from "./naming.ts";
import { ofOthers } from "./of-others.ts";
import { onThePhone } from "./on-the-phone.ts";
import { paraphrasing } from "./paraphrasing.ts";
import { remembering } from "./remembering.ts";
import { signing } from "./signing.ts";
import { strangersDays } from "./strangers-days.ts";
import { strangersFigures } from "./strangers-figures.ts";
import { strangersWords } from "./strangers-words.ts";
import { takingBack } from "./taking-back.ts";
import { telling } from "./telling.ts";
import { wondering } from "./wondering.ts";

export const english = [
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
	...busyOwners,
	...firstMessages,
	...betweenJobs,
	...strangersFigures,
	...strangersWords,
	...strangersDays,
	...askedNeeds,
	...introduced,
	...goingOn,
	...signing,
	...ofOthers,
	...inPassing,
	...remembering,
];
