import type { Said } from "../said.ts";

/** What a model answered that was told what the site's is told and saw what its search returned: by a hand that did not know the guards. */
export const answersEn: readonly Said[] = [
	[
		"Hi! What exactly do you guys do?",
		"Hi, glad you stopped by! We set up AI assistants that answer your customers, understand what they want and leave your team a sale that’s ready to close. What kind of business do you have?",
	],
	[
		"Good morning. I run a 22-room hotel in Cartagena and we lose bookings at night because nobody answers. Can you help?",
		"Good morning! That’s just what the assistant is for: guests ask at any hour and book with whoever answers first, so it handles availability, rates and packages in their language and leaves the booking in your system. May I have your name, so I can prepare a proposal for your hotel?",
	],
	[
		"How much does it cost?",
		"It depends on where your customers write to you and what has to be connected, so we don’t publish prices. The free diagnostic gives you a clear scope, and a person on the team confirms the cost. Would you like to start there?",
	],
	[
		"Just give me a ballpark, 100 dollars a month? 1,000?",
		"I can’t give you a figure, because the cost depends on where your customers write to you and what has to be connected. A person on the team confirms it after the free diagnostic. Where do your customers usually write to you?",
	],
	[
		"How long does it take to get it running?",
		"Implementation takes between 2 and 4 weeks, depending on how many systems have to be connected. Which systems do you use today?",
	],
	[
		"Does it work with WhatsApp? That’s where all our customers are.",
		"Yes, it connects to WhatsApp, as well as the web, email and the CRM you already use. What kind of business is it for?",
	],
	[
		"We use HubSpot as our CRM. Would we have to change it?",
		"No need to change: it connects to the CRM you already use. The site doesn’t mention HubSpot by name, so a person on the team can confirm the details.",
	],
	[
		"We have a really weird booking software a friend built for us. Could you still connect?",
		"It connects to booking systems, and if yours is unusual, the diagnostic works out how. It’s a free 30-minute session with no commitment. Would you like to book it?",
	],
	[
		"What happens when the AI says something wrong to one of my customers?",
		"It answers only with what you approve: your prices, policies and catalog. If it can’t find something, it says so and passes the conversation to a person.",
	],
	[
		"So basically it’s ChatGPT with another name, right?",
		"It chats like ChatGPT, but it’s made for your business: it answers only with what you approve, with your prices, policies and catalog. And when it can’t find something, it says so and hands the conversation to a person.",
	],
	[
		"My receptionists are scared they’re going to be fired. Will this replace them?",
		"No, it won’t replace them; it takes the repetitive part off their hands. The assistant answers the usual questions and hands a person, with a summary, whatever needs one.",
	],
	[
		"If a customer wants a human, what happens?",
		"Whatever needs a person goes to your team with a summary of the conversation, so your customer doesn’t have to repeat anything.",
	],
	[
		"I’d rather talk to a real person, please.",
		"Of course, I’ll pass you to a person on the team. What email or phone number can they reach you at?",
	],
	[
		"What is the Audit Express?",
		"It’s a free 30-minute session where you tell us how customers reach you, and you walk away with 3 quick wins and a PDF report. There’s no commitment, and you can book it on the Audit Express page.",
	],
	[
		"Is the diagnostic really free or is there a catch?",
		"It’s really free, and there’s no commitment. In 30 minutes you tell us how customers reach you and you leave with 3 quick wins and a PDF report.",
	],
	[
		"What do you do with my email if I give it to you?",
		"We use it only to answer you and prepare your proposal, as Colombia’s Law 1581 of 2012 requires. You can see it, correct it or ask us to delete it from the legal page.",
	],
	[
		"And my customers’ data? Where does it end up?",
		"That depends on the systems that get connected, so a person on the team goes over it with you. What’s published on this site is only about the data you leave here. Would you like me to have someone contact you?",
	],
	[
		"Which languages does it speak? We get a lot of Brazilians and French people.",
		"It speaks more than 20 languages: it notices which one your guest writes in and answers in the same. Your team reads the summary in yours.",
	],
	[
		"Who’s behind Rumbo?",
		"We’re a Colombian firm founded in 2022 by Laura Cifuentes, Tomás Arbeláez and Sara Nieto. The team page tells what each of them does.",
	],
	[
		"Where are you located? I’m in Guatemala City.",
		"We’re in Bogotá and work with small and medium businesses in Colombia and Latin America, so Guatemala is no problem. The whole process can be done remotely. What does your business do?",
	],
	[
		"We’re a tour operator in Texas sending people to Peru. Do you work with US companies?",
		"The site says we work with small and medium businesses in Colombia and Latin America, and it doesn’t mention the United States. The whole process can be done remotely, and a person on the team can tell you whether we can work together. Would you like to leave your email?",
	],
	[
		"Do you have cases from other hotels?",
		"We’ve done over 50 projects, and the cases page tells what the problem was and what changed. I don’t have the details of a hotel here, but a person on the team can tell you more.",
	],
	[
		"What kind of results do your clients see?",
		"In our projects we report up to 80% of queries automated and 65% lower support cost. That’s not a promise for your business, though: the diagnostic tells what would change in yours.",
	],
	[
		"Can you guarantee I’ll sell more?",
		"I can’t promise that: what would change in your business is for the diagnostic to say. It’s free, so it’s a good way to find out. Would you like to book it?",
	],
	[
		"I sell real estate in Panama and my agents waste hours with people who are just looking.",
		"I understand, every listing brings in window-shoppers and buyers mixed together. The assistant finds out area, timeline and budget, books the visit and hands your agent the people who are ready to buy. Could you tell me your name?",
	],
	[
		"Would the bot give my apartment buyers discounts by itself?",
		"No, the assistant offers no discounts. It only gives the prices and terms you approve and publish, and your agent does the negotiating.",
	],
	[
		"Can it schedule showings for us?",
		"Yes, it offers times from your agents’ calendars, confirms the visit and reminds the buyer so it isn’t missed.",
	],
	[
		"Do you connect to Shopify?",
		"Yes, it connects to Shopify, and it reads catalog, stock and orders from your store so it answers with what you really have.",
	],
	[
		"How would it recover abandoned carts? I don’t want to spam people.",
		"It writes to the customer where they already chat, clears up the doubt that stopped them and leaves the link to finish. And there are no discounts you haven’t approved.",
	],
	[
		"Half our messages are “where is my order.” Can it deal with that?",
		"Yes, it checks the order status in your store or with your carrier and answers. If something’s wrong, a person gets the case with a summary. What online store do you use?",
	],
	[
		"December kills us. Does it hold up with hundreds of messages at once?",
		"Yes, it takes every conversation at once and answers in under 10 seconds, so the holidays don’t depend on hiring in a rush.",
	],
	["How quickly does it reply?", "In under 10 seconds, at any time of day or night."],
	[
		"I manage a small dental clinic. Is this for me, or just for hotels and stores?",
		"If your customers ask before they buy, it’s for you. We know hotels and travel, real estate, retail, education and automotive best, and for other industries like yours the diagnostic tells whether it’s worth it. Would you like to book that free session?",
	],
	[
		"Could it book appointments in our clinic’s calendar?",
		"Yes, it connects to your calendar or booking system, offers the slots there are and confirms the appointment with the customer.",
	],
	[
		"We have a restaurant with 18 employees in Lima. People ask for the menu and reservations all day long.",
		"Thanks for telling me! The assistant can connect to your booking system, offer the slots there are and confirm with the customer, while your team gets whatever needs a person. What’s your name?",
	],
	[
		"I direct a private school. Every January the same questions about enrollment drown us.",
		"That sounds exhausting: enrollment, dates, scholarships, the same questions all in the same week. The assistant answers them, and your team is there for whoever needs a person. Would you like me to prepare a proposal for your school?",
	],
	[
		"We handle information about minors. How do you deal with that?",
		"Consent is asked for before any data is taken, as Law 1581 of 2012 requires, and for minors a guardian gives it. The assistant collects only what’s needed.",
	],
	[
		"We’re a tiny foundation, five people. Too small?",
		"Not at all, it works for small foundations too. Most start with one thing, such as donors, volunteers or beneficiaries, and grow when the team asks for it. Which of those takes up most of your time?",
	],
	[
		"I own an auto parts store. How would it know if a brake pad fits?",
		"It asks for make, model and year and looks in your catalog. When in doubt it doesn’t guess: your counter gets the case with the details ready.",
	],
	[
		"And does it know what I have in stock?",
		"Yes, it checks stock in your inventory or billing system before answering, so it never offers what you don’t have.",
	],
	[
		"What’s the difference between FCMsie and Contact Pilot?",
		"FCMsie is for customer service: it settles what keeps coming back and hands a person what needs one. Contact Pilot is for first contact: it answers whoever arrives, finds out if they’ll buy and leaves them in your CRM with the right salesperson. Which of the two sounds more like what you need?",
	],
	[
		"What is NPSie for?",
		"NPSie listens to your customers’ voice messages and tells you in time who is leaving unhappy.",
	],
	[
		"Do you sign long contracts? I don’t want to be tied up for a year.",
		"I don’t know about contract terms, since the site doesn’t cover them, but a person on the team can answer that. What I can tell you is that the diagnostic comes with no commitment. Shall I have someone contact you?",
	],
	[
		"Is there any support once it’s live or do you disappear?",
		"We stay with you: every month we read conversations together, fix what’s needed and measure. It’s the fourth step of how we work.",
	],
	[
		"I know nothing about technology, honestly.",
		"You don’t need to! You bring what you know about your customers: what they ask, your policies and your prices. The technical side is on us.",
	],
	[
		"Do you also build websites? Ours is awful.",
		"That isn’t among what we offer. What we do is AI assistants that answer your customers, and if you already have a website, the assistant connects to it.",
	],
	[
		"Does it answer Instagram DMs?",
		"The site mentions WhatsApp, the web and email, but I don’t see Instagram there. A person on the team can tell you if it’s possible. Would you like them to reach you?",
	],
	[
		"Which AI model do you use, GPT or Claude?",
		"I don’t have that information, but a person on the team can answer it for you. Is there anything else you’d like to know?",
	],
	[
		"Are you ISO 27001 certified?",
		"The site doesn’t say anything about certifications, so a person on the team would have to answer that. Would you like to leave your email so they can write to you?",
	],
	[
		"Can I pay in installments or with a credit card?",
		"I don’t know about payment methods; a person on the team can answer that along with the cost. May I have your email so they can get in touch?",
	],
	[
		"My customers hate talking to robots. They’ll leave.",
		"That’s a fair concern. The assistant takes care of the usual questions, and whatever needs a person goes to your team with a summary, so nobody has to repeat anything. What do your customers usually ask about?",
	],
	[
		"We tried a chatbot two years ago and it made up prices. Why would yours be different?",
		"I’m sorry that happened to you. Ours answers only with what you approve, including your prices, and if it can’t find something, it says so and passes the conversation to a person.",
	],
	[
		"Can I see it working before I talk to anyone?",
		"Sure! The demos page has sample conversations by industry that you can walk through step by step, without signing up.",
	],
	[
		"OK, send me a proposal. What will be in it?",
		"It’s a PDF with what you told us, what we recommend and why, the steps of the work and what comes next; the cost isn’t in it, because a person on the team confirms that. To prepare it, could you tell me your name?",
	],
	[
		"I’m Karen, I have a travel agency with 12 people in Quito and we quote packages by hand.",
		"Nice to meet you, Karen! Travel AI Booster could fit you well: it handles availability, rates and packages in your travelers’ language and leaves the booking in your system. What’s your email, so I can prepare your proposal?",
	],
	[
		"When can I call your team? I’m free on Saturdays.",
		"The team answers Monday to Friday, 8 a.m. to 6 p.m. Bogotá time, except on Colombian holidays, so Saturdays aren’t covered. I’m here at any hour, and if you leave me an email or phone number, a person can reach you.",
	],
	[
		"If I leave my phone, are ten salespeople going to call me?",
		"No, a person on the team will reach you, and only if you leave a way to do so. If you’d rather write first, the email and phone number are on the contact page.",
	],
	[
		"We’re a construction company and honestly our processes are a mess. Is AI even the first step?",
		"Maybe not, and we can help with that too: we help put processes and data in order and decide what to automate first and what isn’t worth it. What part of the process gives you the most trouble?",
	],
	[
		"How many people work at Rumbo?",
		"I don’t have that number. The team page tells you about the founders, and a person on the team can answer anything else.",
	],
	[
		"Thanks, you’ve been super helpful. I’ll think about it.",
		"You’re very welcome, and take all the time you need! If you’d like, I can prepare a proposal whenever you’re ready.",
	],
	[
		"Hi! I just came across your site. What exactly do you do?",
		"Hi, welcome! We set up AI assistants that answer your customers, understand what they want and leave your team a sale that’s ready to close. What kind of business do you have?",
	],
	[
		"I run a 22-room hotel in Cartagena and we lose bookings at night because nobody is there to answer. Can you help with that?",
		"I can see how frustrating that is. Travel AI Booster handles availability, rates and packages in the guest’s language, in the middle of the night too, and it leaves the booking in your system. May I ask your name?",
	],
	[
		"We use Cloudbeds. Would we have to switch to something else?",
		"I don’t have anything published about Cloudbeds in particular, but we connect to the property management system or booking engine you already have, so you keep it. If it can’t be connected, we start by taking requests by email.",
	],
	[
		"How much does it cost per month?",
		"We don’t publish prices, because it depends on where your customers write to you and what has to be connected. The free diagnostic gives you a clear scope, and a person on the team confirms the cost.",
	],
	[
		"Come on, just a ballpark. Is it more or less than 500 dollars?",
		"I understand you’d like a number before going further, but we don’t publish prices. The free diagnostic gives a clear scope, and a person on the team confirms the cost. Would you like someone to contact you?",
	],
	[
		"How long until we’re up and running?",
		"Implementation takes between 2 and 4 weeks, depending on how many systems have to be connected. Which systems do you use today?",
	],
	[
		"I own a dental clinic in Lima with two chairs. Can it schedule patients for us?",
		"Yes, it connects to your calendar or booking system, offers the slots there are and confirms the appointment with the customer. Clinics aren’t among the industries we know best, and for those the free diagnostic tells whether it’s worth it.",
	],
	[
		"If I give you my phone number here, what do you do with it?",
		"We use your data only to answer you and prepare your proposal, as Colombia’s Law 1581 of 2012 requires. You can see it, correct it or ask us to delete it from the legal page.",
	],
	[
		"And my patients’ data? Where does that end up?",
		"That’s an important question. Your customers’ data depends on the systems that get connected, and a person on the team goes over that with you. Would you like to talk to them?",
	],
	[
		"All my customers write on WhatsApp and I keep them in HubSpot. Does it work with both?",
		"Yes, it connects to WhatsApp and to the CRM you already use. If yours turns out to be unusual, the diagnostic works out how to connect it.",
	],
	[
		"What if someone asks something complicated and needs a real human?",
		"Whatever needs a person goes to your team, with a summary of the conversation. That way nobody has to repeat anything.",
	],
	[
		"I’m afraid the AI will make up a price and I’ll have to honor it.",
		"That’s a fair concern. The assistant answers only with what you approve: your prices, policies and catalog. If it can’t find something, it says so and passes the conversation to a person.",
	],
	[
		"My front desk girls think I’m going to fire them if we bring this in.",
		"I understand their worry. It won’t replace your team: it takes the repetitive part off them. The assistant answers the usual and hands a person, with a summary, whatever needs one.",
	],
	[
		"Why wouldn’t I just use ChatGPT, which I already pay for?",
		"It chats like ChatGPT, but it’s made for your business. It answers only with what you approve, and if it can’t find something, it says so and passes the conversation to a person.",
	],
	[
		"Do you have any real cases I could look at?",
		"We’ve done over 50 projects. On the cases page you can read what the problem was and what changed. Which industry are you in?",
	],
	[
		"Is it really worth it? What would I gain?",
		"In our projects we report up to 80% of queries automated and 65% lower support cost. What would change in your business is something for the diagnostic to say, not a promise.",
	],
	[
		"Who’s behind Rumbo? Are you a new company?",
		"We’re a Colombian firm founded in 2022. We help small and medium businesses look after their customers with AI and automation.",
	],
	[
		"We’re in Guadalajara, Mexico. Do you only work in Colombia?",
		"We’re based in Bogotá and work with small and medium businesses in Colombia and Latin America. The whole process can be done remotely. What does your business do?",
	],
	[
		"What’s this Audit Express thing? What’s the catch?",
		"It’s a free 30-minute session where you tell us how customers reach you, and there’s no commitment. You walk away with 3 quick wins and a PDF report. You can book it on the Audit Express page.",
	],
	[
		"And what do I actually walk away with after those 30 minutes?",
		"You’ll get 3 quick wins you can change this week, with or without us, and a detailed PDF report. There’s also a preliminary roadmap: what to automate first, what later and what to leave alone.",
	],
	[
		"Once it’s live, do you just disappear?",
		"Not at all: the fourth step is staying with you. Every month we read conversations together, fix what’s needed and measure.",
	],
	[
		"We’re a tiny foundation, four people and a lot of volunteers. Is this too big for us?",
		"It’s right for a small foundation too. Most start with one thing, such as donors, volunteers or beneficiaries, and grow when the team asks for it. Which of those takes up most of your time?",
	],
	[
		"I build apartments in Medellín and get hundreds of leads from listing sites, most of them junk. What would you do?",
		"That sounds exhausting! Sales Site Hub gathers leads from listing sites, ads and social media in one place and qualifies each prospect by talking with them. It finds out area, timeline and budget, and shows your agents whom to call first.",
	],
	[
		"Half the people who book a showing never turn up.",
		"That must be discouraging for your agents. The assistant books in the agent’s calendar, reminds buyers the day before and reschedules without calls.",
	],
	[
		"I sell auto parts. How would it know if a brake pad fits a 2015 Mazda 3?",
		"It asks for make, model and year and looks in your catalog. When in doubt it doesn’t guess: the counter gets the case with the details ready.",
	],
	[
		"My store is on Shopify. Will it know what’s in stock?",
		"Yes, it reads catalog, stock and orders from your online store. It answers with what you really have.",
	],
	[
		"Does it win back abandoned carts by giving away discounts? I don’t want that.",
		"It doesn’t offer any discount you haven’t approved. It writes to the customer where they already chat, clears up the doubt that stopped them and leaves the link to finish.",
	],
	[
		"In January our school gets the same question from parents 300 times: dates, requirements, scholarships…",
		"I can imagine how busy that month gets! The assistant answers those questions with the official information you give it. When someone wants to enroll, it takes their details and alerts admissions.",
	],
	[
		"I have a restaurant with 18 tables. Can it take reservations?",
		"Yes, it can take reservations: it connects to your booking system, offers the slots there are and confirms with the customer. How do people book a table with you now?",
	],
	[
		"What’s the difference between FCMsie and Contact Pilot?",
		"FCMsie is for AI customer management: it settles what keeps coming back and hands a person what needs one. Contact Pilot is for first contact: it answers whoever arrives, finds out if they’ll buy and leaves them in your CRM with the right salesperson.",
	],
	[
		"OK, what would be in the proposal? Will I see the price there?",
		"It’s a PDF with what you told us, what we recommend and why, the steps of the work and what comes next. It doesn’t carry the cost, which a person on the team confirms.",
	],
	[
		"I’m terrible with technology. Do I need an IT person?",
		"You don’t need to know about technology, because the technical side is on us. You bring what you know about your customers: what they ask, your policies and your prices.",
	],
	[
		"Do you guarantee a certain uptime? What’s your SLA?",
		"I don’t have anything published about that, and I don’t want to guess. The team can answer it from the contact page.",
	],
	[
		"Are you ISO 27001 certified?",
		"Good question, but I don’t have anything published about certifications, and I don’t want to guess. The team can answer it from the contact page.",
	],
	[
		"Which AI model is behind it, OpenAI or Anthropic?",
		"I don’t have anything published about which model is used, and I don’t want to guess. The team can tell you, and you can reach them from the contact page.",
	],
	[
		"We’re a marketing agency in Miami. Could we resell your products to our clients?",
		"Thanks for your interest! I don’t have anything published about reselling, and I don’t want to guess. The team can answer it from the contact page, or I can pass your details on to them if you leave me an email.",
	],
	[
		"Can we pay in installments by credit card?",
		"I don’t have anything published about payment methods, and I don’t want to guess. The team can answer that from the contact page.",
	],
	[
		"Can it also pick up our landline and talk to callers?",
		"I don’t have anything published about phone calls, and I don’t want to guess. What I can tell you is that it connects to WhatsApp, the web and email.",
	],
	[
		"Most of our guests are from France and Germany and nobody here speaks those languages.",
		"I understand, that makes it hard to look after them. Guests write in their language and your team reads the summary in yours. The assistant speaks more than 20 languages and answers in the one the guest writes in.",
	],
	[
		"Thanks, this was really helpful. I’d like somebody to call me.",
		"You’re very welcome! A person on the team will gladly reach you. What phone number or email should they use?",
	],
];
