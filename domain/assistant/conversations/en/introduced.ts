import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** What people are called, in the words they use for it. */
const people: readonly Conversation[] = [
	told("I go by Arjun", { name: "Arjun" }),
	told("I mostly go by Tavi", { name: "Tavi" }),
	told("You're speaking with Angela Whitmore. I sell houses", { name: "Angela Whitmore" }),
	told("you are talking to Obinna Eze", { name: "Obinna Eze" }),
	told("everyone knows me as Suki", { name: "Suki" }),
	told("Oh and its Callum by the way", { name: "Callum" }),
	told("this is Marisol speaking", { name: "Marisol" }),
	told("im known as Bex", { name: "Bex" }),
	told("and its Renske btw", { name: "Renske" }),
	told("Hana. its a toy store", { name: "Hana", industry: "retail-ecommerce" }),
	told("Ilse. I run a hostel", { name: "Ilse", company: null }),
	...[
		"I go by bus",
		"I go by feel with prices",
		"you're talking to customers all day I guess",
		"oh and its urgent by the way",
		"its Monday by the way",
		"Rosewater, a flower shop",
	].map((says) => ({ ...told(says, { name: null }), promise: `“${says}” names nobody` })),
];

/** What their business is called, said in passing. */
const companies: readonly Conversation[] = [
	told("Its for my bakery, Dulce Trigo", { company: "Dulce Trigo", name: null }),
	told("this is for our clinic, Vida Clara", { company: "Vida Clara", name: null }),
	told("it's for my nail salon, Velvet Hand", { company: "Velvet Hand" }),
	told("Muddy Paws its called", { company: "Muddy Paws", need: null }),
	told("so Copper Lantern is what we go by", { company: "Copper Lantern" }),
	told("Lacteos La Esperanza is how we are called", { company: "Lacteos La Esperanza", need: null }),
	told("we trade under Blue Finch", { company: "Blue Finch" }),
	told("Tidal Fold is what it says on the door", { company: "Tidal Fold", need: null }),
	told("The Old Mill Barn", { company: "The Old Mill Barn", name: null }),
	told("Black Heron Ink", { company: "Black Heron Ink", name: null }),
	told("Northgate Eye Care", { company: "Northgate Eye Care", name: null }),
	told("Treaty Cabs. you can email me on pat@treatycabs.ie", { company: "Treaty Cabs", name: null }),
	told("Glossy Tips", { company: "Glossy Tips", name: null }),
	told("ok then. Nonna Pia Trattoria", { company: "Nonna Pia Trattoria", name: null }),
	told("its for my bakery, Maria Lopez", { name: "Maria Lopez", company: null }),
	...[
		"it's for my bakery, New York",
		"not sure what its called",
		"Health Care",
		"my sister runs it, Clara Ruiz",
		"the form is what it says on the site",
	].map((says) => ({ ...told(says, { company: null }), promise: `“${says}” names no company` })),
	{
		promise: "a date told where the company was asked for names no company",
		lines: [
			{ says: "Priya Nair, priya@nair.in", knows: { name: "Priya Nair" } },
			{
				says: "before admissions open in april",
				knows: { company: null, timing: "before admissions open in april" },
			},
		],
	},
];

/** Who writes, and for which business. */
export const introduced: readonly Conversation[] = [...people, ...companies];
