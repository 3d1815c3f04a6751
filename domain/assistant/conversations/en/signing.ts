import { building, hotel, school, shop } from "../industries.ts";
import type { Conversation } from "../schema.ts";
import { told } from "./told.ts";

/** Whose name is whose: how people sign, and where the name of their business stands. */
export const signing: readonly Conversation[] = [
	told("Our receptionist left and nobody picks up after six. Kind regards, Rignald Maduro", {
		name: "Rignald Maduro",
		company: null,
	}),
	told("I rent kayaks in Negril, people book and never come. Sent by Callum", {
		name: "Callum",
		industry: hotel,
	}),
	told("We do loft conversions, half our quotes are never answered. Cheers, Gaz", {
		name: "Gaz",
		industry: building,
	}),
	told("I run a bakery and orders get lost. Mrs Claudette Whyte", { name: "Claudette Whyte", company: null }),
	told("I run a small wholesale of fabrics. Orders arrive on paper. Att. Nerio Urdaneta", {
		name: "Nerio Urdaneta",
	}),
	told("We have a shop in Cali. Customers ask the same all day. Signed, a tired Wilkin Marte", {
		name: "Wilkin Marte",
	}),
	told("hi there its Keisha from Blue Lantern Guesthouse", {
		name: "Keisha",
		company: "Blue Lantern Guesthouse",
	}),
	told("Sister Beatriz, Colegio Santa Inés", { name: "Beatriz", company: "Colegio Santa Inés" }),
	told("I'm the owner Gabriela Intriago, need the stock fixed before Christmas", {
		name: "Gabriela Intriago",
		timing: "before Christmas",
	}),
	told("please contact Gabriel Montoya, gm@garage.example", { name: "Gabriel Montoya" }),
	told("I have a printing company in Guadalajara, Imprenta Solano", {
		company: "Imprenta Solano",
		name: null,
	}),
	told("handmade candles online (Wick & Willow), most people leave the cart", {
		company: "Wick & Willow",
		industry: shop,
	}),
	told("We're a law firm, Kessler Amaya", { company: "Kessler Amaya", name: null }),
	told("I work for an NGO, Ríos Vivos, we protect rivers", {
		company: "Ríos Vivos",
		name: null,
		industry: school,
	}),
	told("pet supplies, online, PataLinda", { company: "PataLinda", name: null }),
	told("We look for a better way to book. Samir Haddad, Telas Haddad", {
		name: "Samir Haddad",
		company: "Telas Haddad",
	}),
	told("wedding venue Hacienda El Samán, brides write on four channels", {
		company: "Hacienda El Samán",
		industry: hotel,
	}),
	told("We are Mía Bonita, two shops of dresses", { company: "Mía Bonita" }),
	told("That can't happen again at Coral Lane Guesthouse", { company: "Coral Lane Guesthouse" }),
	told("My hostel is in Salento and its name is Casa Guadual", { company: "Casa Guadual", name: null }),
	told("The Knotty Ewe is the shop, we sell wool", { company: "The Knotty Ewe" }),
	told("Who we are: Bramble & Finch, garden furniture", { company: "Bramble & Finch" }),
	told("A shop in Guadalajara, Jalisco", { company: null, name: null }),
	told("Hotel in Lima, one from Booking and one from Expedia arrived", { company: null, name: null }),
	told("Builder here, Manchester. Name's Colin Hargreaves. Team of 8", {
		name: "Colin Hargreaves",
		company: null,
	}),
];
