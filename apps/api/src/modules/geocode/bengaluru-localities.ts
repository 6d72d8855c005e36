/**
 * Localities of Bengaluru with the latitude and longitude of about their middle, in degrees with two decimals (some
 * 1.1 km), which is all a site sends. Source: public place names and their commonly known positions, written down by
 * hand for this project; none of it comes from a database with rights of its own. One place is `Name lat lng`.
 */
export const bengaluruLocalities = `
Majestic 12.98 77.57; Gandhinagar 12.98 77.58; Cubbon Park 12.98 77.60; Shivajinagar 12.99 77.60; MG Road 12.98 77.61;
Ashok Nagar 12.97 77.61; Richmond Town 12.96 77.60; Shanthinagar 12.96 77.59; Langford Town 12.96 77.61;
Sudhama Nagar 12.96 77.59; Chickpet 12.97 77.58; KR Market 12.96 77.58; Chamarajpet 12.96 77.56; Cottonpet 12.97 77.57;
Vasanth Nagar 12.99 77.59; High Grounds 12.99 77.58; Sadashivanagar 13.01 77.58; Palace Guttahalli 13.00 77.58;
Malleshwaram 13.00 77.57; Seshadripuram 12.99 77.57; Rajajinagar 12.99 77.55; Basaveshwara Nagar 12.99 77.54;
Mahalakshmi Layout 13.01 77.55; Nandini Layout 13.01 77.53; Yeshwanthpur 13.02 77.55; Mathikere 13.03 77.56;
RMV Extension 13.03 77.57; Sanjay Nagar 13.03 77.58; Hebbal 13.04 77.59; Ganganagar 13.02 77.59; RT Nagar 13.02 77.60;
JC Nagar 13.01 77.59; Benson Town 13.00 77.60; Fraser Town 13.00 77.61; Cox Town 13.00 77.62; Cooke Town 13.00 77.63;
Kammanahalli 13.01 77.64; Kalyan Nagar 13.02 77.64; HRBR Layout 13.02 77.63; Banaswadi 13.01 77.65; HBR Layout 13.03 77.63;
Nagawara 13.04 77.62; Thanisandra 13.06 77.63; Hennur 13.03 77.64; Kothanur 13.06 77.65; Horamavu 13.03 77.66;
Ramamurthy Nagar 13.01 77.68; Kasturi Nagar 13.00 77.66; KR Puram 13.01 77.70; TC Palya 13.02 77.70; Hoodi 12.99 77.72;
Mahadevapura 12.99 77.69; Garudacharpalya 12.99 77.70; Whitefield 12.97 77.75; Kadugodi 13.00 77.76; ITPL 12.99 77.73;
Brookefield 12.97 77.72; Kundalahalli 12.96 77.71; AECS Layout 12.96 77.71; Varthur 12.94 77.75; Gunjur 12.92 77.74;
Panathur 12.94 77.70; Marathahalli 12.96 77.70; Doddanekkundi 12.98 77.69; HAL 12.96 77.67; Vimanapura 12.96 77.66;
CV Raman Nagar 12.98 77.66; Kaggadasapura 12.98 77.67; Indiranagar 12.98 77.64; Ulsoor 12.98 77.62; Jeevan Bima Nagar 12.97 77.66;
Domlur 12.96 77.64; Murugeshpalya 12.96 77.66; Kodihalli 12.96 77.65; Baiyappanahalli 12.99 77.65; Ejipura 12.94 77.63;
Koramangala 12.93 77.62; Vivek Nagar 12.95 77.62; Adugodi 12.94 77.61; Wilson Garden 12.95 77.60; Lakkasandra 12.94 77.60;
BTM Layout 12.92 77.61; Madiwala 12.92 77.62; Tavarekere 12.93 77.61; HSR Layout 12.91 77.64; Agara 12.92 77.64;
Bellandur 12.93 77.68; Kadubeesanahalli 12.94 77.69; Kaikondrahalli 12.92 77.67; Sarjapur Road 12.91 77.68;
Haralur 12.90 77.66; Kudlu 12.89 77.65; Bommanahalli 12.90 77.62; Hongasandra 12.89 77.63; Begur 12.88 77.63;
Hosa Road 12.87 77.65; Singasandra 12.88 77.65; Electronic City 12.84 77.66; Bommasandra 12.81 77.69; Chandapura 12.80 77.71;
Attibele 12.78 77.77; Anekal 12.71 77.70; Jigani 12.78 77.64; Sarjapura 12.86 77.79; Dommasandra 12.88 77.75;
Jayanagar 12.93 77.58; JP Nagar 12.91 77.59; Basavanagudi 12.94 77.57; Gandhi Bazaar 12.95 77.57; Hanumanth Nagar 12.94 77.56;
Girinagar 12.94 77.54; Banashankari 12.92 77.56; Padmanabhanagar 12.92 77.56; Kumaraswamy Layout 12.91 77.56;
Uttarahalli 12.91 77.55; Konanakunte 12.88 77.57; Yelachenahalli 12.90 77.57; Puttenahalli 12.89 77.58; Arekere 12.89 77.60;
Hulimavu 12.88 77.60; Bannerghatta Road 12.89 77.60; Gottigere 12.86 77.59; Bannerghatta 12.80 77.58; Anjanapura 12.86 77.56;
Thalaghattapura 12.87 77.54; Kanakapura Road 12.88 77.56; Subramanyapura 12.90 77.54; Rajarajeshwari Nagar 12.92 77.52;
Nayandahalli 12.94 77.52; Kengeri 12.91 77.48; Nagarbhavi 12.96 77.51; Jnanabharathi 12.94 77.51; Vijayanagar 12.97 77.54;
Hampi Nagar 12.96 77.53; Chandra Layout 12.96 77.52; Magadi Road 12.98 77.55; Kamakshipalya 12.98 77.53;
Sunkadakatte 12.99 77.51; Laggere 13.01 77.52; Peenya 13.03 77.52; Jalahalli 13.05 77.55; Dasarahalli 13.05 77.51;
Bagalgunte 13.06 77.50; Chikkabanavara 13.08 77.50; Hesaraghatta 13.14 77.49; Vidyaranyapura 13.08 77.56; BEL Circle 13.04 77.56;
Sahakara Nagar 13.06 77.58; Kodigehalli 13.06 77.57; Thindlu 13.07 77.58; Yelahanka 13.10 77.60; Yelahanka New Town 13.10 77.58;
Jakkur 13.08 77.61; Kogilu 13.11 77.62; Bagalur 13.13 77.67; Hunasamaranahalli 13.14 77.62; Devanahalli 13.25 77.71;
Kempegowda Airport 13.20 77.70; Doddaballapura 13.29 77.54; Rajanukunte 13.17 77.56; Nelamangala 13.10 77.39;
Madanayakanahalli 13.06 77.46; Tavarekere West 12.96 77.40; Kumbalgodu 12.88 77.44; Bidadi 12.80 77.38;
Kaggalipura 12.80 77.51; Hoskote 13.07 77.80; Budigere 13.13 77.74; Avalahalli 13.05 77.73; Old Madras Road 13.00 77.69
`;
