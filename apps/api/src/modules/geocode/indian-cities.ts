/**
 * Cities of India by state or union territory, and cities just across its borders, so that a place beyond them is not
 * taken for an Indian one. Source and form as in bengaluru-localities.ts.
 */
export const indianCities: Readonly<Record<string, string>> = {
  Karnataka: `Bengaluru 12.97 77.59; Mysuru 12.30 76.64; Mangaluru 12.91 74.86; Hubballi 15.36 75.12; Dharwad 15.46 75.01;
    Belagavi 15.85 74.50; Kalaburagi 17.33 76.83; Davanagere 14.47 75.92; Ballari 15.14 76.92; Vijayapura 16.83 75.71;
    Shivamogga 13.93 75.57; Tumakuru 13.34 77.10; Raichur 16.21 77.36; Bidar 17.91 77.52; Hosapete 15.27 76.39;
    Hassan 13.01 76.10; Gadag 15.43 75.63; Udupi 13.34 74.74; Karwar 14.81 74.13; Kolar 13.14 78.13; Mandya 12.52 76.90;
    Chikkamagaluru 13.32 75.77; Chitradurga 14.23 76.40; Chikkaballapura 13.44 77.73; Ramanagara 12.72 77.28;
    Madikeri 12.42 75.74; Bagalkote 16.18 75.70; Haveri 14.79 75.40; Koppal 15.35 76.15; Yadgir 16.77 77.14;
    Chamarajanagar 11.92 76.94; Bhadravati 13.85 75.70; Sirsi 14.62 74.84; Kanakapura 12.55 77.42; Sagara 14.17 75.03`,
  'Tamil Nadu': `Chennai 13.08 80.27; Coimbatore 11.02 76.96; Madurai 9.93 78.12; Tiruchirappalli 10.79 78.70; Salem 11.66 78.15;
    Tirunelveli 8.73 77.70; Tiruppur 11.11 77.34; Erode 11.34 77.72; Vellore 12.92 79.13; Thoothukudi 8.76 78.13;
    Nagercoil 8.18 77.43; Thanjavur 10.79 79.14; Dindigul 10.37 77.98; Hosur 12.74 77.83; Krishnagiri 12.52 78.21;
    Dharmapuri 12.13 78.16; Kanchipuram 12.83 79.70; Cuddalore 11.75 79.77; Ooty 11.41 76.70; Karur 10.96 78.08;
    Tiruvannamalai 12.23 79.07; Pudukkottai 10.38 78.82; Ramanathapuram 9.37 78.83; Nagapattinam 10.77 79.84`,
  Kerala: `Thiruvananthapuram 8.52 76.94; Kochi 9.97 76.28; Kozhikode 11.26 75.78; Thrissur 10.53 76.21; Kollam 8.89 76.61;
    Kannur 11.87 75.37; Alappuzha 9.50 76.34; Palakkad 10.79 76.65; Kottayam 9.59 76.52; Malappuram 11.05 76.07;
    Kasaragod 12.50 74.99; Kalpetta 11.61 76.08; Munnar 10.09 77.06`,
  'Andhra Pradesh': `Visakhapatnam 17.69 83.22; Vijayawada 16.51 80.65; Guntur 16.31 80.44; Nellore 14.44 79.99; Kurnool 15.83 78.04;
    Tirupati 13.63 79.42; Rajahmundry 17.00 81.80; Kakinada 16.99 82.25; Kadapa 14.47 78.82; Anantapur 14.68 77.60;
    Hindupur 13.83 77.49; Chittoor 13.22 79.10; Ongole 15.50 80.05; Srikakulam 18.30 83.90; Madanapalle 13.55 78.50;
    Eluru 16.71 81.10; Vizianagaram 18.11 83.40; Puttaparthi 14.17 77.81; Adoni 15.63 77.28`,
  Telangana: `Hyderabad 17.39 78.49; Warangal 17.97 79.59; Nizamabad 18.67 78.09; Karimnagar 18.44 79.13; Khammam 17.25 80.15;
    Mahabubnagar 16.74 77.99; Adilabad 19.66 78.53; Nalgonda 17.05 79.27; Siddipet 18.10 78.85`,
  Goa: 'Panaji 15.50 73.83; Margao 15.27 73.96; Mapusa 15.59 73.81; Vasco da Gama 15.40 73.81',
  Maharashtra: `Mumbai 19.08 72.88; Pune 18.52 73.86; Nagpur 21.15 79.09; Nashik 20.00 73.79; Thane 19.22 72.98; Aurangabad 19.88 75.34;
    Solapur 17.66 75.91; Kolhapur 16.70 74.24; Amravati 20.94 77.78; Navi Mumbai 19.03 73.03; Sangli 16.85 74.58;
    Nanded 19.14 77.32; Jalgaon 21.01 75.56; Akola 20.71 77.00; Latur 18.41 76.58; Ratnagiri 16.99 73.31; Satara 17.68 73.99;
    Ahilyanagar 19.10 74.74; Chandrapur 19.97 79.30; Dhule 20.90 74.78; Parbhani 19.27 76.78; Gadchiroli 20.18 80.00`,
  Gujarat: `Ahmedabad 23.02 72.57; Surat 21.17 72.83; Vadodara 22.31 73.18; Rajkot 22.30 70.80; Bhavnagar 21.76 72.15; Jamnagar 22.47 70.06;
    Gandhinagar 23.22 72.65; Junagadh 21.52 70.46; Bhuj 23.24 69.67; Anand 22.56 72.95; Valsad 20.60 72.93; Porbandar 21.64 69.61;
    Palanpur 24.17 72.43; Dahod 22.84 74.26; Dwarka 22.24 68.97`,
  Rajasthan: `Jaipur 26.91 75.79; Jodhpur 26.24 73.02; Udaipur 24.59 73.71; Kota 25.21 75.86; Ajmer 26.45 74.64; Bikaner 28.02 73.31;
    Alwar 27.55 76.63; Jaisalmer 26.92 70.91; Bhilwara 25.35 74.64; Sikar 27.61 75.14; Sri Ganganagar 29.92 73.88;
    Barmer 25.75 71.39; Bharatpur 27.22 77.49; Churu 28.30 74.97; Jhalawar 24.60 76.16`,
  Delhi: 'New Delhi 28.61 77.21; Delhi 28.70 77.10',
  Haryana: `Gurugram 28.46 77.03; Faridabad 28.41 77.31; Panipat 29.39 76.97; Ambala 30.38 76.78; Hisar 29.15 75.72; Rohtak 28.90 76.61;
    Karnal 29.69 76.99; Sirsa 29.53 75.03; Rewari 28.20 76.62`,
  Punjab: `Ludhiana 30.90 75.86; Amritsar 31.63 74.87; Jalandhar 31.33 75.58; Patiala 30.34 76.39; Bathinda 30.21 74.95; Mohali 30.70 76.72;
    Pathankot 32.27 75.65; Firozpur 30.93 74.62`,
  Chandigarh: 'Chandigarh 30.73 76.78',
  'Himachal Pradesh':
    'Shimla 31.10 77.17; Dharamshala 32.22 76.32; Manali 32.24 77.19; Mandi 31.71 76.93; Solan 30.91 77.10; Kaza 32.23 78.07',
  'Jammu and Kashmir':
    'Srinagar 34.08 74.80; Jammu 32.73 74.86; Anantnag 33.73 75.15; Kupwara 34.53 74.26; Rajouri 33.38 74.31',
  Ladakh: 'Leh 34.15 77.58; Kargil 34.56 76.13; Padum 33.47 76.88',
  Uttarakhand:
    'Dehradun 30.32 78.03; Haridwar 29.95 78.16; Rishikesh 30.09 78.27; Nainital 29.38 79.46; Haldwani 29.22 79.51; Pithoragarh 29.58 80.22; Joshimath 30.55 79.57',
  'Uttar Pradesh': `Lucknow 26.85 80.95; Kanpur 26.45 80.33; Varanasi 25.32 82.97; Agra 27.18 78.01; Prayagraj 25.44 81.85; Meerut 28.98 77.71;
    Noida 28.54 77.39; Ghaziabad 28.67 77.45; Bareilly 28.37 79.43; Aligarh 27.88 78.08; Moradabad 28.84 78.77; Gorakhpur 26.76 83.37;
    Jhansi 25.45 78.57; Ayodhya 26.80 82.20; Mathura 27.49 77.67; Saharanpur 29.97 77.55; Azamgarh 26.07 83.18; Bahraich 27.57 81.60;
    Lakhimpur 27.95 80.78; Banda 25.48 80.34`,
  Bihar: `Patna 25.59 85.14; Gaya 24.80 85.00; Bhagalpur 25.24 86.98; Muzaffarpur 26.12 85.39; Darbhanga 26.15 85.90; Purnia 25.78 87.48;
    Bettiah 26.80 84.50; Ara 25.56 84.66`,
  Jharkhand:
    'Ranchi 23.34 85.31; Jamshedpur 22.80 86.20; Dhanbad 23.80 86.43; Bokaro 23.67 86.15; Hazaribagh 23.99 85.36; Deoghar 24.48 86.70; Daltonganj 24.04 84.07',
  'West Bengal': `Kolkata 22.57 88.36; Howrah 22.59 88.31; Siliguri 26.73 88.40; Durgapur 23.52 87.31; Asansol 23.68 86.97; Darjeeling 27.04 88.26;
    Malda 25.01 88.14; Kharagpur 22.33 87.32; Cooch Behar 26.32 89.45; Krishnanagar 23.40 88.50; Berhampore 24.10 88.25; Digha 21.63 87.51`,
  Odisha: `Bhubaneswar 20.30 85.82; Cuttack 20.46 85.88; Rourkela 22.26 84.85; Puri 19.81 85.83; Sambalpur 21.47 83.97; Brahmapur 19.31 84.79;
    Balasore 21.49 86.93; Koraput 18.81 82.71; Bhawanipatna 19.91 83.17`,
  Chhattisgarh:
    'Raipur 21.25 81.63; Bhilai 21.19 81.35; Bilaspur 22.08 82.14; Korba 22.35 82.68; Jagdalpur 19.08 82.02; Ambikapur 23.12 83.20',
  'Madhya Pradesh': `Bhopal 23.26 77.41; Indore 22.72 75.86; Jabalpur 23.18 79.94; Gwalior 26.22 78.18; Ujjain 23.18 75.78; Sagar 23.84 78.74;
    Rewa 24.53 81.30; Satna 24.58 80.83; Khandwa 21.83 76.35; Chhindwara 22.06 78.94; Ratlam 23.33 75.04; Guna 24.65 77.31; Khajuraho 24.85 79.93`,
  Assam:
    'Guwahati 26.14 91.74; Dibrugarh 27.47 94.91; Silchar 24.83 92.78; Jorhat 26.75 94.20; Tezpur 26.63 92.80; Dhubri 26.02 89.99; Bongaigaon 26.48 90.56',
  Meghalaya: 'Shillong 25.58 91.89; Tura 25.51 90.22; Cherrapunji 25.28 91.73',
  Manipur: 'Imphal 24.82 93.94; Churachandpur 24.33 93.68',
  Mizoram: 'Aizawl 23.73 92.72; Lunglei 22.88 92.73',
  Nagaland: 'Kohima 25.67 94.11; Dimapur 25.91 93.73; Mokokchung 26.32 94.52',
  Tripura: 'Agartala 23.83 91.29; Udaipur 23.53 91.48; Dharmanagar 24.37 92.17',
  'Arunachal Pradesh':
    'Itanagar 27.08 93.61; Tawang 27.59 91.87; Pasighat 28.07 95.33; Tezu 27.92 96.16; Ziro 27.59 93.83; Along 28.17 94.80',
  Sikkim: 'Gangtok 27.33 88.61; Namchi 27.17 88.35',
  Puducherry: 'Puducherry 11.94 79.81; Karaikal 10.93 79.84; Mahe 11.70 75.53',
  'Andaman and Nicobar Islands': 'Port Blair 11.62 92.73; Car Nicobar 9.17 92.80',
  Lakshadweep: 'Kavaratti 10.57 72.64; Minicoy 8.28 73.05',
  'Dadra and Nagar Haveli and Daman and Diu': 'Silvassa 20.27 73.02; Daman 20.40 72.83; Diu 20.71 70.98',
};

/** A location nearest to one of these is not in India. */
export const citiesBeyond = `
Lahore 31.55 74.34; Sialkot 32.49 74.53; Kasur 31.12 74.45; Okara 30.81 73.45; Bahawalnagar 29.99 73.25; Bahawalpur 29.40 71.68;
Rahim Yar Khan 28.42 70.30; Sukkur 27.71 68.86; Mirpur Khas 25.53 69.01; Mithi 24.74 69.80; Umerkot 25.36 69.74; Hyderabad 25.40 68.36;
Karachi 24.86 67.01; Badin 24.66 68.84; Islamabad 33.68 73.05; Muzaffarabad 34.37 73.47; Mirpur 33.15 73.75; Rawalakot 33.86 73.76;
Gilgit 35.92 74.31; Skardu 35.30 75.63; Peshawar 34.01 71.58; Faisalabad 31.42 73.08; Multan 30.20 71.47; Narowal 32.10 74.88;
Kathmandu 27.72 85.32; Pokhara 28.21 83.99; Biratnagar 26.45 87.27; Birgunj 27.02 84.88; Janakpur 26.73 85.92; Nepalgunj 28.05 81.62;
Dhangadhi 28.70 80.59; Bhairahawa 27.51 83.45; Ilam 26.91 87.93; Jumla 29.27 82.18; Thimphu 27.47 89.64; Phuentsholing 26.86 89.39;
Trashigang 27.33 91.55; Mongar 27.27 91.24; Gelephu 26.87 90.49; Dhaka 23.81 90.41; Chittagong 22.36 91.78; Khulna 22.85 89.54;
Rajshahi 24.37 88.60; Rangpur 25.74 89.25; Sylhet 24.89 91.87; Mymensingh 24.75 90.41; Jessore 23.17 89.21; Dinajpur 25.63 88.64;
Comilla 23.46 91.18; Rangamati 22.65 92.18; Cox's Bazar 21.43 92.01; Kushtia 23.90 89.12; Feni 23.02 91.40; Satkhira 22.72 89.07;
Jaffna 9.66 80.02; Mannar 8.98 79.90; Colombo 6.93 79.86; Kandy 7.29 80.64; Trincomalee 8.57 81.23; Galle 6.03 80.22;
Sittwe 20.15 92.90; Kalay 23.19 94.05; Mandalay 21.98 96.08; Tamu 24.22 94.31; Myitkyina 25.38 97.40; Homalin 24.87 94.91;
Putao 27.33 97.42; Shigatse 29.27 88.88; Lhasa 29.65 91.14; Burang 30.29 81.18; Rutog 33.38 79.73; Nyingchi 29.65 94.36;
Shiquanhe 32.50 80.10; Medog 29.33 95.33; Zayu 28.66 97.47; Hotan 37.11 79.92; Male 4.18 73.51; Sabang 5.89 95.32
`;
